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
