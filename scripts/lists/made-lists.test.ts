import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeLists, writeLists } from './made-lists.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' });

// Every command makes stale lists anew, so they are never stale in the folder itself.
test('the lists that are committed follow the folders that are committed', () => {
  const files = git('ls-tree', '-r', '--name-only', 'HEAD', 'pages', 'sections', 'schemas').split('\n');
  const stale = Object.entries(madeLists(files, (file) => git('show', `HEAD:${file}`)).lists).filter(
    ([list, text]) => git('show', `HEAD:${list}`) !== text,
  );
  const names = stale.map(([list]) => list);
  expect(names, 'Run any command, such as npm run contract, and commit what it makes anew.').toEqual([]);
});

test('a folder that is dropped in, or taken away, is all that there is to do', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-lists-'));
  for (const room of ['sections', 'pages', 'schemas']) cpSync(room, join(root, room), { recursive: true });
  expect(writeLists(root)).toEqual({ written: [], leftOut: [] });

  const dropped = join(root, 'sections/pricing-table');
  cpSync('scripts/section/template', dropped, { recursive: true });
  const schema = readFileSync(join(dropped, 'schema.ts'), 'utf8');
  writeFileSync(join(dropped, 'schema.ts'), schema.replace("name: 'template-kind'", "name: 'pricing-table'"));
  expect(writeLists(root).written).toEqual([
    'sections/registry.ts',
    'sections/views.ts',
    'sections/markdown.ts',
  ]);
  const read = (file: string) => readFileSync(join(root, 'sections', file), 'utf8');
  expect(read('registry.ts')).toContain("import { kind as pricingTable } from './pricing-table/index.ts';");
  expect(read('registry.ts')).toContain("  'pricing-table': pricingTable,");
  expect(read('views.ts')).toContain("  'pricing-table': PricingTable,");

  rmSync(dropped, { recursive: true });
  expect(writeLists(root).written).toHaveLength(3);
  expect(read('registry.ts')).toBe(readFileSync('sections/registry.ts', 'utf8'));
  rmSync(root, { recursive: true });
});

test('a test beside a migration is no migration, and one without its fixture is left out until it has one', () => {
  const finished = ['001-slides.ts', '001-slides.fixture.ts', '001-slides.test.ts', '002-words.ts'];
  const files = finished.map((file) => `sections/carousel/migrations/${file}`);
  const { lists, leftOut } = madeLists(files, () => '');
  const names = lists['sections/migrations.ts']?.match(/name: '.*'/g);
  expect(names).toEqual(["name: 'carousel/001-slides'"]);
  expect(leftOut).toEqual([
    'sections/carousel/migrations/002-words.ts is left out: It has no 002-words.fixture.ts beside it.',
  ]);
});

test('a kind that left nothing but its migrations is no kind, and its migrations go on running', () => {
  const migrations = [
    'sections/carousel/migrations/001-slides',
    'sections/carousel/migrations/002-captions',
    'schemas/post/migrations/001-lead',
  ];
  const { lists } = madeLists(
    migrations.flatMap((file) => [`${file}.ts`, `${file}.fixture.ts`]),
    () => '',
  );
  expect(lists['sections/registry.ts']).not.toContain('carousel');
  expect(lists['sections/migrations.ts']?.match(/name: '.*'/g)).toEqual([
    "name: 'post/001-lead'",
    "name: 'carousel/001-slides'",
    "name: 'carousel/002-captions'",
  ]);
});

test('an older form is listed as it is written, and one that is no text is named', () => {
  const { lists, leftOut } = madeLists(['schemas/author/old-form.ts', 'schemas/post/old-form.ts'], (file) =>
    file.includes('author')
      ? 'export const oldForm = groq`defined(name)`;'
      : 'export const oldForm = first + other;',
  );
  expect(lists['schemas/old-forms.ts']).toContain("'author': `defined(name)`");
  expect(leftOut).toEqual([
    expect.stringMatching(/^schemas\/post\/old-form\.ts is left out: Its "oldForm" is not one text/),
  ]);
});

test('a list that somebody edited is made anew', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-lists-'));
  for (const room of ['sections', 'pages', 'schemas']) cpSync(room, join(root, room), { recursive: true });
  writeFileSync(join(root, 'sections/views.ts'), 'export const views = {};');
  expect(writeLists(root).written).toEqual(['sections/views.ts']);
  rmSync(root, { recursive: true });
});
