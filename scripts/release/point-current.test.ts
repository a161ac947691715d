import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pointCurrent } from './point-current.ts';

test('the link leads to the release that serves, also after a switch that was cut off, and none is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-current-'));
  for (const name of ['one', 'two']) mkdirSync(join(folder, name));
  expect(pointCurrent(join(folder, 'one'))).toEqual({ link: join(folder, 'current'), isThere: false });
  symlinkSync('one', join(folder, 'current'));
  symlinkSync('one', join(folder, 'current.new'));
  expect(pointCurrent(join(folder, 'two')).isThere).toBe(true);
  expect(readlinkSync(join(folder, 'current'))).toBe('two');
  expect(readdirSync(folder).sort()).toEqual(['current', 'one', 'two']);
  rmSync(folder, { recursive: true });
});
