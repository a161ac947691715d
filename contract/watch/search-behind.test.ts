import { expect, test } from 'vitest';
import { SearchBehind } from './search-behind.ts';

/** Searches that end when they are told to, and what was searched. */
function searches() {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const behind = new SearchBehind((kinds, signal) => {
    begun.push(kinds.join());
    return new Promise((resolve) => {
      finish.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  });
  return { begun, finish, behind };
}

test('what is saved ends the search, and what it had not finished is searched with the next', async () => {
  const { begun, finish, behind } = searches();
  await behind.next(['faq']);
  await behind.next(['hero']);
  expect(begun).toEqual(['faq', 'faq,hero']);
  finish[1]?.();
  await expect
    .poll(async () => {
      await behind.next(['form']);
      return begun.at(-1);
    })
    .toBe('form');
});

test('a save of no kind ends the search as well, and it begins again', async () => {
  const { begun, behind } = searches();
  await behind.next([]);
  expect(begun).toEqual([]);
  await behind.next(['faq']);
  await behind.next([]);
  expect(begun).toEqual(['faq', 'faq']);
  await behind.close();
});
