import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Sources } from '../places/sources.ts';
import { parserLanguage } from './parser-language.ts';

test.each([
  ['a.ts', 'ts'],
  ['a.mts', 'ts'],
  ['a.cts?run', 'ts'],
  ['a.tsx', 'tsx'],
  ['a.tsx?run', 'tsx'],
  ['a.js', 'jsx'],
  ['a.jsx', 'jsx'],
  ['a.mjs', 'jsx'],
])('%s is parsed as %s', (file, language) => {
  expect(parserLanguage(file)).toBe(language);
});

test('the lines of a finding are found in a file that ends in .js and holds JSX', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-parser-'));
  const file = join(folder, 'schema.js');
  writeFileSync(file, 'export const icon = () => <b>Icon</b>;');
  expect(new Sources().at(file)?.program.body).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
