import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { readSources } from '../house/imports.ts';
import { builtFiles, fingerprint, isBuilt, noteBuilt } from './built-site.ts';

test('a setting that the build holds leads to another build, and one that pages hold does not', async () => {
  const of = (variables: Record<string, string>) => fingerprint(readEnvironment(variables));
  const usual = await of({});
  expect(await of({})).toBe(usual);
  expect(await of({ HUBSPOT_API: 'https://api-eu1.hsforms.com' })).not.toBe(usual);
  expect(await of({ SITE_URL: 'https://www.example.com' })).not.toBe(usual);
  expect(await of({ HUBSPOT_PORTAL_ID: '1', HUBSPOT_FORM_ID: 'a' })).toBe(usual);
});

test('whatever the site imports, from wherever, makes the build a stale one when it is changed', async () => {
  const rooms =
    'web canvas pages sections schemas ui settings limits telemetry contract lake lake-plugin content';
  const sources = new Map((await readSources(rooms.split(' '))).map((one) => [one.file, one]));
  const reached = new Set<string>();
  const waiting = [...sources.keys()].filter((file) => /^web\/(app\/|[^/]+$)/.test(file) && !isOfTests(file));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const { imports = [] } = sources.get(file) ?? {};
    waiting.push(...imports.flatMap(({ target, isTypeOnly }) => (isTypeOnly ? [] : target)));
  }
  expect(reached).toContain('telemetry/log/warn-once.ts');
  expect(reached.size).toBeGreaterThan(200);
  const built = new Set(await builtFiles());
  expect([...reached].filter((file) => !built.has(file))).toEqual([]);
});

test('a build is one of what stood there when it began', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-built-'));
  const environment = { ...readEnvironment({}), distDir: relative('web', folder) };
  try {
    const madeFrom = await fingerprint(environment);
    noteBuilt(environment, madeFrom);
    expect(await isBuilt(environment)).toBe(true);
    noteBuilt(environment, `${madeFrom} before a change`);
    expect(await isBuilt(environment)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const isOfTests = (file: string): boolean => /\.test\.|-fixture\./.test(file);
