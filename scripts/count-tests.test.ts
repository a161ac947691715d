import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('passed and failed tests are counted over all files, and those left out are not', () => {
  const testResults = [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')];
  expect(countTests({ testResults }, false)).toEqual({ passed: 2, failed: 2 });
});

test('a file that could not be loaded counts as one failure beside those of other files', () => {
  const testResults = [file('failed'), file('failed', 'failed')];
  expect(countTests({ testResults }, false)).toEqual({ passed: 0, failed: 2 });
});

test('a run that ends badly, or finds no test, is never a success', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, false)).toEqual({ passed: 1, failed: 1 });
  expect(countTests({ testResults: [] }, true)).toEqual({ passed: 0, failed: 1 });
});
