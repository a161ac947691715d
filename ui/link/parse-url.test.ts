import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test('an address is read, also against another, and what is none is null', () => {
  expect(parseUrl('/a', 'https://site.example/b')?.href).toBe('https://site.example/a');
  expect([parseUrl('/a'), parseUrl('https://'), parseUrl('')]).toEqual([null, null, null]);
});

test('no piece of a page calls what only the newest browsers have, as all of it would stay asleep in others', () => {
  const room = join(import.meta.dirname, '..');
  const calling = globSync('**/*.{ts,tsx}', { cwd: room }).filter(
    (file) => !file.includes('.test.') && /URL\.parse\(/.test(readFileSync(join(room, file), 'utf8')),
  );
  expect(calling).toEqual([]);
});
