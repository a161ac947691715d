import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hearProgram } from '../process/child.ts';
import { describeSearch } from './describe-search.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-search-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reporter = `--reporter=${resolve('scripts/contract/search/found-reporter.ts')}`;
const words = ['run', '--root', folder, '--globals', reporter];

/** What is said of a search that these words run in the test runner. */
async function saidOf(search: string, vitest = 'node_modules/.bin/vitest', more: string[] = []) {
  writeFileSync(join(folder, 'search.test.js'), `test('no faq breaks', () => { ${search} });`);
  const outcome = await hearProgram(resolve(vitest), [...words, ...more], { NO_COLOR: '1' });
  return describeSearch(outcome, 'for documents', '1.0');
}

test('a search that found something says so, and one that found nothing', async () => {
  expect(await saidOf('')).toBe('Searched for documents: nothing found, 1.0 s');
  expect(await saidOf("expect.fail('Stored is')")).toMatch(
    /^✗ no faq breaks\n[\s\S]*Stored is[\s\S]*\n✗ Searched for documents: one is found, 1\.0 s$/,
  );
});

test('a search that could not begin, or broke down, is no finding', async () => {
  expect(await saidOf('', 'node_modules/.bin/no-such-runner')).toMatch(
    /ENOENT\n✗ The search for documents stopped before it was finished \(code null\), 1\.0 s: see its output above\./,
  );
  expect(await saidOf('', undefined, ['--anything'])).toMatch(
    /Unknown option .--anything[\s\S]*\n✗ The search for documents stopped before it was finished \(code 1\)/,
  );
});
