import { expect, test } from 'vitest';
import { allMade, noteUnderWay } from './under-way.ts';

test('what waits for all changes hears of those that were asked for before it, made or refused, and of none after', async () => {
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  noteUnderWay(first.promise.then(() => said.push('made')));
  noteUnderWay(second.promise);
  const waited = allMade().then(() => said.push('waited'));
  noteUnderWay(new Promise(() => {}));

  second.reject(new Error('refused'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toEqual([]);
  first.resolve();
  await waited;
  expect(said).toEqual(['made', 'waited']);
});
