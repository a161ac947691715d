import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectOf } from '#contract/project-fixture.ts';
import { writeAnswers } from './write-answers.ts';

test('a file of types that was deleted is written anew, and one that says the same is left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-answers-'));
  const file = pathToFileURL(join(folder, 'answers.ts'));
  const page = { name: 'page', type: 'document', fields: [{ name: 'title', type: 'string' }] };
  expect(writeAnswers(projectOf([page]), file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('export interface Answers');
  expect(writeAnswers(projectOf([page]), file)).toBe(false);
  rmSync(folder, { recursive: true });
});
