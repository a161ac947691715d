import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepToken } from './keep-token.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-token-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a folder keeps its token, for its owner alone and without anything beside it', () => {
  const folder = join(root, 'new', 'below');
  const { token, isNew } = keepToken(folder);
  expect([isNew, token.length]).toEqual([true, 43]);
  expect(keepToken(folder)).toEqual({ token, isNew: false });
  expect(readdirSync(folder)).toEqual(['token']);
  expect(statSync(join(folder, 'token')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n'])('a file that a full disk or a loss of power left empty (%j) is no token', (left) => {
  const folder = mkdtempSync(join(root, 'empty-'));
  writeFileSync(join(folder, 'token'), left, { mode: 0o644 });
  const { token, isNew } = keepToken(folder);
  expect([isNew, token.length]).toEqual([true, 43]);
  expect(readFileSync(join(folder, 'token'), 'utf8')).toBe(`${token}\n`);
  expect(statSync(join(folder, 'token')).mode & 0o777).toBe(0o600);
});

test('a token that cannot be read is told by its file', () => {
  const folder = mkdtempSync(join(root, 'folder-'));
  mkdirSync(join(folder, 'token'));
  expect(() => keepToken(folder)).toThrow(`The token "${join(folder, 'token')}" cannot be read or written`);
});
