import { NEVER, Observable } from 'rxjs';
import type { DocumentStore } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { opened } from './history.ts';
import { watchOnPage } from './watch-on-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a document that was changed on a page is followed as long as a page shows it, also one that is loaded anew', async () => {
  let following = 0;
  const events = new Observable((heard) => {
    following += 1;
    const never = NEVER.subscribe(heard);
    return () => {
      following -= 1;
      never.unsubscribe();
    };
  });
  // The code asks only for the events of the store.
  const store = { pair: { documentEvents: () => events } } as unknown as DocumentStore;
  // The code only compares pages by identity.
  const page = {} as MessageEventSource;
  const change = (id: string) => watchOnPage(store, { name: 'page' }, { id, type: 'page' }, undefined);
  opened.setPage(page, ['a', 'menu']);
  for (const id of ['a', 'a', 'menu']) change(id);
  expect(following).toBe(2);

  opened.setPage(page, []);
  await vi.advanceTimersByTimeAsync(5_000);
  opened.setPage(page, ['a', 'menu']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(following).toBe(2);

  opened.setPage(page, ['b', 'menu']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(following).toBe(1);

  opened.setPage(page, ['a', 'menu']);
  change('a');
  expect(following).toBe(2);
  opened.setPage(page, []);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(following).toBe(0);
});
