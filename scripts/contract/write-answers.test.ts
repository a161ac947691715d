import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectOf } from '#contract/project-fixture.ts';
import { sayStaleAnswers, writeAnswers } from './write-answers.ts';

test('a file of types that was deleted is written anew, and one that says the same is left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-answers-'));
  const file = pathToFileURL(join(folder, 'answers.ts'));
  const page = { name: 'page', type: 'document', fields: [{ name: 'title', type: 'string' }] };
  expect(writeAnswers(projectOf([page]), file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('export interface Answers');
  expect(writeAnswers(projectOf([page]), file)).toBe(false);
  expect(sayStaleAnswers(projectOf([page]), file)).toBe('');
  rmSync(folder, { recursive: true });
});

test('types that are not of the present schema are said with the command that writes them anew', () => {
  const nowhere = pathToFileURL(join(tmpdir(), 'no-such-answers.ts'));
  expect(sayStaleAnswers(projectOf([]), nowhere)).toMatch(
    /^✗ sections\/answers\.ts, .* does not match the present .* npm run contract -- --types$/,
  );
});
