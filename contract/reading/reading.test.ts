import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a browser loads what reads a schema for little: it imports nothing but itself', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/(\.test|-fixture)\.ts$/.test(name));
  const imported = files.flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    return [...source.matchAll(/from '([^']+)'/g)].map(([, target]) => target);
  });
  expect(files.length).toBeGreaterThan(4);
  expect(imported.filter((target) => !target?.startsWith('./'))).toEqual([]);
});
