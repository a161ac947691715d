import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServing, releaseBefore } from './served-releases.ts';

let folder: string;
let data: string;
let one: string;
let two: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-served-'));
  [data = '', one = '', two = ''] = ['data', 'one', 'two'].map((name) => join(folder, name));
  for (const each of [data, one, two]) mkdirSync(each);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a release knows the one that served before it, there and back, and over a restart', () => {
  expect(releaseBefore(data, one)).toBeUndefined();
  noteServing(data, one);
  expect(releaseBefore(data, one)).toBeUndefined();
  expect(releaseBefore(data, two)).toBe(one);
  noteServing(data, two);
  noteServing(data, two);
  expect(releaseBefore(data, two), 'started again').toBe(one);
  noteServing(data, one);
  expect(releaseBefore(data, one)).toBe(two);
});

test('one whose folder is gone, or that cannot be read, is none', () => {
  noteServing(data, one);
  rmSync(one, { recursive: true });
  expect(releaseBefore(data, two)).toBeUndefined();
  writeFileSync(join(data, 'served-releases.json'), '{"la');
  expect(releaseBefore(data, two)).toBeUndefined();
  noteServing(data, two);
  expect(readFileSync(join(data, 'served-releases.json'), 'utf8')).toContain(two);
});

test('a release that cannot be noted serves all the same, and it is said', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  noteServing(join(folder, 'nowhere'), one);
  expect(said.mock.calls[0]?.[0]).toMatch(/next release will not know the files of this one.*no such file/);
  said.mockRestore();
});
