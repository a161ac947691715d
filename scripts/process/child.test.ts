import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { hearProgram, startChild } from './child.ts';

test('what a program that has begun says is shown when that is asked for, after what was said meanwhile, with its code', async () => {
  const { code, said } = await hearProgram(process.execPath, ['scripts/process/begin-fixture.ts']);
  expect([code, said]).toEqual([0, 'meanwhile\nfound\ncode 3\n']);
});

test('a letter that comes in two parts is heard, and passed on, as one', async () => {
  const script = 'scripts/process/parted-fixture.ts';
  expect((await hearProgram(process.execPath, [script])).said).toBe('éé\n');
  const passed: unknown[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => passed.push(text) > 0);
  const { child } = await startChild(script);
  await once(child, 'close');
  write.mockRestore();
  expect(passed.join('')).toBe('éé\n');
});
