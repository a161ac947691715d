import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('a few work at one time, some wait, and what comes beyond that is turned away', async () => {
  const turnstile = new Turnstile();
  const open = Promise.withResolvers<void>();
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await open.promise;
    inside--;
  };
  const all = Array.from({ length: 150 }, () => turnstile.pass(work));
  open.resolve();
  const done = await Promise.all(all);
  expect(done.filter((isDone) => isDone)).toHaveLength(104);
  expect(most).toBe(4);
});

test('who fails leaves the place to the next', async () => {
  const turnstile = new Turnstile();
  const fail = () => Promise.reject(new Error('No answer.'));
  const all = Array.from({ length: 9 }, () => turnstile.pass(fail));
  for (const one of await Promise.allSettled(all)) expect(one.status).toBe('rejected');
  expect(await turnstile.pass(async () => {})).toBe(true);
});

test('who leaves while waiting keeps no place, and nothing is done for them', async () => {
  const turnstile = new Turnstile();
  const open = Promise.withResolvers<void>();
  const inside = Array.from({ length: 4 }, () => turnstile.pass(() => open.promise));
  const visitors = Array.from({ length: 100 }, () => new AbortController());
  let done = 0;
  const count = async () => void done++;
  const waiting = visitors.map(({ signal }) => turnstile.pass(count, signal));
  expect(await turnstile.pass(count)).toBe(false);
  for (const visitor of visitors.slice(0, 99)) visitor.abort();
  const late = turnstile.pass(count, AbortSignal.abort());
  const last = turnstile.pass(count);
  open.resolve();
  expect(await Promise.all([late, last])).toEqual([false, true]);
  expect((await Promise.all(waiting)).filter((isDone) => isDone)).toHaveLength(1);
  await Promise.all(inside);
  expect(done).toBe(2);
});
