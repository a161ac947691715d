import { expect, test, vi } from 'vitest';
import { keepBackups } from './keep-backups.ts';

const hourMs = 60 * 60_000;

/** A clock that moves only when it is set, forwards or backwards. */
function clockAt(time: number) {
  let waiting: (() => void) | undefined;
  let waitMs = 0;
  return {
    now: () => time,
    after(ms: number, call: () => void) {
      [waiting, waitMs] = [call, ms];
      return () => {
        waiting = undefined;
      };
    },
    /** Sets the time and makes the call that is waiting; returns how many milliseconds the next call is to wait. */
    async set(to: number) {
      time = to;
      waiting?.();
      await new Promise(setImmediate); // until the work that was begun waits again
      return waitMs;
    },
  };
}

test('a backup is made at once, then whenever the newest is old enough, also after the clock was set or the machine slept', async () => {
  const made: number[] = [];
  const clock = clockAt(1_000 * hourMs);
  const stop = keepBackups(
    {
      hours: 6,
      newest: async (now) =>
        made
          .filter((time) => time <= now)
          .sort((a, b) => a - b)
          .at(-1),
      make: async () => void made.push(clock.now()),
    },
    clock,
  );
  for (const hour of [1_000, 1_003, 1_005.9, 1_006, 1_040, 1_041, 900, 905, 906])
    await clock.set(hour * hourMs);
  expect(made.map((time) => time / hourMs)).toEqual([1_000, 1_006, 1_040, 900, 906]);
  stop();
  await clock.set(2_000 * hourMs);
  expect(made).toHaveLength(5);
});

test('one that lies in the future has another made once, and not at every glance', async () => {
  const made = [9_000 * hourMs];
  const clock = clockAt(1_000 * hourMs);
  const stop = keepBackups(
    {
      hours: 6,
      newest: async (now) => made.filter((time) => time <= now).at(-1),
      make: async () => void made.push(clock.now()),
    },
    clock,
  );
  for (const hour of [1_000, 1_000.1, 1_000.2, 1_006]) await clock.set(hour * hourMs);
  expect(made.map((time) => time / hourMs)).toEqual([9_000, 1_000, 1_006]);
  stop();
});

test('one that fails is told, and tried again later', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const clock = clockAt(0);
  const make = vi.fn(async () => {
    throw new Error('The disk is full.');
  });
  const stop = keepBackups({ hours: 1, newest: async () => undefined, make }, clock);
  await clock.set(1);
  await expect
    .poll(() => told.mock.calls.flat())
    .toEqual(['No backup was made: The disk is full. Trying again in 10 minutes.']);
  expect(await clock.set(2)).toBe(600_000);
  told.mockRestore();
  stop();
});
