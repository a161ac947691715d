import { afterEach, expect, test, vi } from 'vitest';
import { copiedText, keepCopied } from './copied-section.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser has no room for what is copied, that is pasted and not what lies there from before', () => {
  const kept = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new DOMException('No room', 'QuotaExceededError');
      kept.set(name, text);
    },
  });
  keepCopied('The one before');
  isFull = true;
  keepCopied('The one that was copied');
  expect(copiedText()).toBe('The one that was copied');
  isFull = false;
  keepCopied('The next one');
  kept.set([...kept.keys()][0] ?? '', 'One that was copied on another page');
  expect(copiedText()).toBe('One that was copied on another page');
});
