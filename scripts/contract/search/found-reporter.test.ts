import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tessera-found-'));
afterAll(() => rmSync(folder, { recursive: true }));

const searches = `
test('no a breaks', () => expect.fail('It says "NaN".\\nStored is\\n{}'));
test('no b breaks', () => undefined);
test('no c breaks', () => { throw new TypeError('a fault of the search'); });
test('no other breaks', () => expect.fail('which nobody asked for'));
`;

/** What a search of some names prints, in a test runner that has only the reporter of this project. */
async function said(asked: string): Promise<string> {
  writeFileSync(join(folder, 'search.test.js'), searches);
  const reporter = `--reporter=${resolve('scripts/contract/search/found-reporter.ts')}`;
  const words = ['run', '--root', folder, '--globals', reporter, '-t', asked];
  const ended = promisify(execFile)(resolve('node_modules/.bin/vitest'), words);
  return ended.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}

test('a finding is shown whole and as it was said, beside what was searched in vain, and nothing that was not asked for', async () => {
  const told = await said(' (a|b|c) ');
  expect(told).toMatch(
    /^✗ no a breaks\n\n {2}It says "NaN"\.\n {2}Stored is\n {2}\{\}\n\n✓ no b breaks\n✗ no c breaks\n\n {2}TypeError: a fault of the search\n {6}at .*search\.test\.js:4:/,
  );
  expect(told).toMatch(/\n3 searched, 2 findings, \d+ ms\n$/);
  expect(told).not.toContain('other');
});
