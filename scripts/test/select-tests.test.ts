import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { allowed } from '../house/floors.ts';
import { readSources, type SourceFile } from '../house/imports.ts';
import { changedFiles } from './changed-files.ts';
import { selectTests } from './select-tests.ts';

let sources: SourceFile[];
let tests: string[];
beforeAll(async () => {
  sources = await readSources(Object.keys(allowed));
  tests = globSync(`{${Object.keys(allowed).join(',')}}/**/*.test.{ts,tsx}`);
});
const select = (...changed: string[]) => selectTests(changed, sources, tests);
const inBrowser = (files: string[]) => files.filter((file) => file.startsWith('e2e/'));

test('changed, deleted and new files are found, and a commit that there is not is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: folder });
  try {
    git('init', '--quiet');
    for (const name of ['kept', 'changed', 'gone']) writeFileSync(join(folder, name), name);
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
    writeFileSync(join(folder, 'changed'), 'again');
    writeFileSync(join(folder, 'new'), '');
    rmSync(join(folder, 'gone'));
    expect(changedFiles('HEAD', folder)).toEqual(['changed', 'gone', 'new']);
    mkdirSync(join(folder, 'below'));
    writeFileSync(join(folder, 'below/größe.ts'), '');
    git('add', 'below');
    git('commit', '--quiet', '-m', 'Go on');
    writeFileSync(join(folder, 'below/größe.ts'), 'again');
    expect(changedFiles('HEAD', join(folder, 'below'))).toEqual(['größe.ts']);
    expect(() => changedFiles('nowhere', folder)).toThrow(/^git knows no commit "nowhere"\.$/);
    rmSync(join(folder, '.git'), { recursive: true });
    expect(() => changedFiles('HEAD', folder)).toThrow(
      /^git cannot say here what has changed: fatal: not a git repository[^\n]*\. Name the checks instead\.$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what imports a changed file is tested, however many steps away', () => {
  expect(select('lake/kernel/store/documents.ts')).toContain('scripts/contract/search/search.test.ts');
  expect(select('studio/path/plan-move.ts')).toContain('studio/path/plan-move.test.ts');
  expect(select('studio/path/plan-move.ts')).not.toContain('lake/query/query.test.ts');
});

test('a change of the product is looked at by all browser tests, one of the Studio by those that open it', () => {
  const all = inBrowser(tests);
  expect(inBrowser(select('ui/link/button.tsx'))).toEqual(all);
  expect(inBrowser(select('e2e/setup/site.ts'))).toEqual(all);
  for (const file of [
    'canvas/changes/apply-changes.ts',
    'telemetry/log/log.ts',
    'scripts/process/keep-running.ts',
    'scripts/product/product.ts',
    'scripts/product/site-variables.ts',
  ])
    expect([file, inBrowser(select(file))]).toEqual([file, all]);
  const ofStudio = all.filter((file) => /^e2e\/(studio|preview)\//.test(file));
  expect(inBrowser(select('studio/desk/structure.ts'))).toEqual(ofStudio);
});

test('a command that browser tests run is looked at by these, and so is what stands beside it', () => {
  const of = (place: string) => inBrowser(tests).filter((file) => file.startsWith(place));
  for (const { file, text } of sources.filter((one) => one.file.startsWith('e2e/')))
    for (const [command] of text.matchAll(/\bscripts\/[\w/-]+\.(ts|mjs)\b/g)) {
      const by = selectTests([file], sources, tests).filter((test) => test.startsWith(dirname(file)));
      expect([command, select(command)]).toEqual([command, expect.arrayContaining(inBrowser(by))]);
    }
  for (const file of ['scripts/release/switch.ts', 'scripts/release.ts'])
    expect([file, inBrowser(select(file))]).toEqual([file, of('e2e/release/')]);
  for (const file of ['scripts/export.ts', 'scripts/archive/write-archive.ts', 'scripts/lake/with-lake.ts'])
    expect([file, inBrowser(select(file))]).toEqual([file, expect.arrayContaining(of('e2e/hosted/'))]);
  expect(inBrowser(select('scripts/watch/attend-lake.ts'))).toEqual(of('e2e/'));
});

test('a change of a test is looked at by that test alone, one of what stands beside it by those that use it', () => {
  expect(inBrowser(select('e2e/site/visit.test.ts'))).toEqual(['e2e/site/visit.test.ts']);
  const forms = inBrowser(select('e2e/forms/visit-form.ts'));
  expect(forms).toContain('e2e/forms/forms.test.ts');
  expect(forms.filter((file) => !file.startsWith('e2e/forms/'))).toEqual([]);
});

test('words and proofs start no browser', () => {
  const selected = select('docs/words.md', 'contract/proof/comparing/compare.ts');
  expect(inBrowser(selected)).toEqual([]);
  expect(selected).toEqual(
    expect.arrayContaining(['scripts/house/house.test.ts', 'contract/proof/prove.test.ts']),
  );
});

test('what a test reads, a page of the docs or a setting of a server, is tested when it changes', () => {
  expect(select('operations/nginx.conf')).toContain('operations/operations.test.ts');
  expect(select('docs/lake.md')).toContain('scripts/endpoints/endpoint-tables.test.ts');
  expect(inBrowser(select('docs/security.md'))).toEqual(['e2e/site/headers.test.ts']);
});

test('a change of what all is made with is looked at by all tests', () => {
  expect(select('package-lock.json')).toEqual(tests);
});
