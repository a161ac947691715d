import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureLimits } from '#lake/features/painters/picture-limits.ts';
import { limitNumbers } from '#lake/kernel/access/limits.ts';
import { usualNeeds } from '#lake/query/readers/readers.ts';
import { usualConnections } from '#lake/serve.ts';
import { usualMaxComments } from '#limits/taken-comments.ts';
import { usualMaxForms } from '#limits/taken-forms.ts';
import { readEnvironment } from '#settings/environment.ts';
import { variables } from '#settings/variables.ts';
import { usualPictures } from '#web/assets/open-assets.ts';
import { usualAnswers } from '#web/front/load/answer-rate.ts';
import { usualPatience } from '#web/front/site-server.ts';
import { lakeSettings } from '../lake/setting-of.ts';
import { allowed } from './floors.ts';
import { readSources } from './imports.ts';
import { faultsOfRows, otherVariables, settingRows } from './settings-table.ts';

/** The settings whose default is found out at the start. */
const computed = new Set(['FRONTS', 'SITE_HOST', 'LOG_FORMAT', 'LAKE_TOKEN', 'SANITY_API_HOST']);

/** Variables that are read and that nobody sets by hand. */
const unsaid = new Set([
  ...['NODE_ENV', 'PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS'], // of every machine and every Node
  ...['RENDERER_PORT', 'RENDERER_SECRET', 'RELEASE_BEFORE', 'STUDIO_PORT'], // told to processes by those that start them
  ...['MUTANT', 'MUTANTS_SITE', 'MUTANTS_STUDIO', 'CLOCK_AHEAD', 'VITEST_POOL_ID'], // the same, of tests
]);

const docs = readFileSync('docs/settings.md', 'utf8');

/** The default of every setting: as its variable has it, or as it is where the setting is used. */
function defaultsInForce(): Record<string, unknown> {
  const { backups, siteUrl, lakeUrl, projectId, flagsUrl, cdn } = readEnvironment({});
  const needs = { limits: limitNumbers(), queries: usualNeeds, pictures: pictureLimits({}) };
  const ofLake = Object.entries(lakeSettings).flatMap(([option, setting]) =>
    option.includes('.') ? [[setting, valueAt(needs, option)]] : [],
  );
  const given = Object.entries(variables.parse({})).filter(([, value]) => !isNothing(value));
  return {
    ...Object.fromEntries(Object.keys(variables.shape).map((name) => [name, undefined])),
    BACKUP_DIR: backups.dir,
    BACKUP_DAYS: backups.days,
    SITE_URL: siteUrl,
    LAKE_URL: lakeUrl,
    SANITY_PROJECT_ID: projectId,
    FLAGS_URL: flagsUrl,
    CDN_MAX_AGE: cdn.maxAgeSeconds,
    SITE_MAX_ANSWERS: usualAnswers,
    SITE_MAX_CONNECTIONS: usualPatience.maxOfAddress,
    SITE_MAX_PICTURES: usualPictures,
    SITE_MAX_FORMS: usualMaxForms,
    SITE_MAX_COMMENTS: usualMaxComments,
    LAKE_MAX_CONNECTIONS: usualConnections,
    ...Object.fromEntries(ofLake),
    ...Object.fromEntries(given),
  };
}

const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), from);

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

test('docs/settings.md has a row for every setting, with the default that is in force', () => {
  const rows = settingRows(docs);
  expect(rows.length).toBeGreaterThan(60);
  expect(faultsOfRows(rows, defaultsInForce(), computed)).toEqual([]);
  const twice = rows.filter(({ name }, index) => rows.findIndex((row) => row.name === name) !== index);
  expect(twice).toEqual([]);
});

test('every setting is read', () => {
  const text = readFileSync('settings/environment.ts', 'utf8');
  const unread = Object.keys(variables.shape).filter((name) => !text.includes(`found.${name}`));
  expect(unread).toEqual([]);
});

test('docs/settings.md names every other variable that somebody can set, and none that nobody reads', async () => {
  const sources = (await readSources(Object.keys(allowed))).filter(
    ({ file }) => !/(\.test\.tsx?|-fixture\.ts)$/.test(file),
  );
  const read = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bprocess\.env\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
    ),
  );
  const others = otherVariables(docs);
  const untold = [...read].filter(
    (name) => !Object.hasOwn(variables.shape, name) && !unsaid.has(name) && !others.includes(name),
  );
  expect(untold).toEqual([]);
  expect(others.filter((name) => !read.has(name))).toEqual([]);
});

test('a setting without a row, a row without a setting, and another default are named', () => {
  const rows = settingRows(
    '| `PORT`, `GONE` | 3001, none | ports |\n| `SITE_URL` | `http://localhost:PORT` | address |\n| `FRONTS` | half | processes |',
  );
  const inForce = { PORT: 3000, SITE_URL: 'http://localhost:3000', FRONTS: undefined, CDN: undefined };
  expect(faultsOfRows(rows, inForce, new Set(['FRONTS']))).toEqual([
    '"CDN" is a setting, and docs/settings.md has no row for it.',
    'docs/settings.md says that the default of "PORT" is 3001. In the code it is 3000.',
    'docs/settings.md has a row for "GONE", which is no setting of settings/variables.ts.',
  ]);
  expect(() => settingRows('| `PORT`, `LAKE_PORT` | 3000 | ports |')).toThrow('Write one for each');
});
