import { expect, test } from 'vitest';
import { areAnswersStale } from '../write-answers.ts';
import { project } from './project.ts';

test('the types of what the queries answer are the present ones; if not, run: npm run contract -- --types', () => {
  expect(areAnswersStale(project)).toBe(false);
});
