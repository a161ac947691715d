// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { carryCovers } from './carry-covers.ts';

test('a browser that fades from page to page and does not tell from where comes back without a fault', () => {
  expect('navigation' in window).toBe(false);
  const fault = vi.fn();
  const over = new AbortController();
  addEventListener('error', fault, { signal: over.signal });
  carryCovers(over.signal);
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: {} }));
  over.abort();
  expect(fault).not.toHaveBeenCalled();
});
