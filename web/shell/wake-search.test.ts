import { afterEach, expect, test, vi } from 'vitest';
import { wakeSearch } from './wake-search.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what a browser fills in by itself, as the address of the newsletter, is no fault of the search', () => {
  const listeners: ((event: Event) => void)[] = [];
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (event: Event) => void) => listeners.push(listener),
  });
  // It looks for nothing but links in a header.
  const header = { querySelectorAll: () => [] } as unknown as HTMLElement;
  wakeSearch(header, new AbortController().signal);
  expect(listeners).toHaveLength(1);
  for (const hear of listeners) expect(() => hear(new Event('keydown'))).not.toThrow();
});
