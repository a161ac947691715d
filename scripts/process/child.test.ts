import { expect, test } from 'vitest';
import { hearProgram } from './child.ts';

test('what a program that has begun says is shown when that is asked for, after what was said meanwhile, with its code', async () => {
  const { code, said } = await hearProgram(process.execPath, ['scripts/process/begin-fixture.ts']);
  expect([code, said]).toEqual([0, 'meanwhile\nfound\ncode 3\n']);
});
