import { expect, test, vi } from 'vitest';
import { Chore } from './chore.ts';

test('a chore is done as often as there is something to do, and one at a time', async () => {
  let left = 3;
  let running = 0;
  let most = 0;
  const chore = new Chore(
    () => left > 0,
    async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      left--;
      running--;
    },
  );
  chore.begin();
  chore.begin();
  await expect.poll(() => left).toBe(0);
  left = 1;
  // The chore may rest, or have ended just now: new work is not forgotten in either case.
  chore.begin();
  await expect.poll(() => left).toBe(0);
  expect(most).toBe(1);
  await chore.close();
});

/** Notes how long a chore wants to rest, in milliseconds, and lets it go on at once. */
function noteRests() {
  const rests: number[] = [];
  return { rests, rest: async (ms: number) => void rests.push(ms) };
}

test('a chore rests ten times as long as it took, and no longer than ten seconds', async () => {
  const { rests, rest } = noteRests();
  const durations = [40, 6_000];
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const chore = new Chore(
    () => durations.length > 0,
    async () => {
      now += durations.shift() ?? 0;
    },
    { rest },
  );
  chore.begin();
  await vi.waitFor(() => expect(rests).toHaveLength(2), { interval: 1 });
  clock.mockRestore();
  expect(rests).toEqual([400, 10_000]);
});

test('a chore of which it cannot be read whether there is anything to do is reported and tried again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rest } = noteRests();
  let reads = 0;
  let left = 1;
  const isThereWork = () => {
    if (++reads === 1) throw new Error('disk I/O error');
    return left > 0;
  };
  const chore = new Chore(isThereWork, async () => void left--, { rest });
  chore.begin();
  await expect.poll(() => left).toBe(0);
  expect(error).toHaveBeenCalledWith('Renewal: disk I/O error. It is tried again later.');
  left = 1;
  chore.begin(); // the failure has not ended it for good
  await expect.poll(() => left).toBe(0);
  await chore.close();
});

test('a chore that fails is reported and tried again after ten seconds, later each time, and a closed one is not begun', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rests, rest } = noteRests();
  let tries = 0;
  const chore = new Chore(
    () => tries < 5,
    () => Promise.reject(new Error(`The lake is away (${++tries}).`)),
    { share: 0.2, rest },
  );
  chore.begin();
  await expect.poll(() => rests).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(error).toHaveBeenCalledWith('Renewal: The lake is away (1). It is tried again later.');
  error.mockRestore();
  await chore.close();
  tries = 0;
  chore.begin();
  expect(tries).toBe(0);
});

test('what fails because all of it is being stopped is not reported', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rests, rest } = noteRests();
  const away = Promise.withResolvers<void>();
  const chore = new Chore(
    () => true,
    () => away.promise,
    { rest },
  );
  chore.begin();
  const closed = chore.close();
  away.reject(new Error('The lake is away.'));
  await closed;
  expect(error).not.toHaveBeenCalled();
  expect(rests).toEqual([]);
  error.mockRestore();
});
