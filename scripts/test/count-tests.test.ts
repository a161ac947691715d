import { expect, test } from 'vitest';
import {
  countTests,
  describeFailures,
  describeNotRun,
  describeOutcome,
  slowest,
  sumOf,
} from './count-tests.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  startTime: 0,
  endTime: 1_500,
  assertionResults: tests.map((each) => ({ status: each, title: `a test that ${each}`, ancestorTitles: [] })),
});

test('passed, failed and left out tests are counted over all files', () => {
  const testResults = [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')];
  expect(countTests({ testResults }, false)).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
});

test('a file that could not be loaded counts as one failure beside those of other files', () => {
  const testResults = [file('failed'), file('failed', 'failed')];
  expect(countTests({ testResults }, false)).toMatchObject({ passed: 0, failed: 2 });
});

test('a run that ends badly, or finds no test, is never a success', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, false)).toMatchObject({ failed: 1 });
  expect(countTests({ testResults: [] }, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('the closing line sums all checks, and names what was not run only where there is such', () => {
  const one = countTests({ testResults: [file('passed', 'passed')] }, true);
  const other = countTests({ testResults: [file('failed', 'failed', 'pending')] }, false);
  expect(describeOutcome(sumOf([one, one]))).toBe('2 passed, 0 failed');
  expect(describeOutcome(sumOf([one, other]))).toBe('1 passed, 1 failed, 1 skipped');
});

test('what was not run is named by its suite, which says what it needs', () => {
  const left = {
    status: 'skipped',
    title: 'pages are purged',
    ancestorTitles: ['Varnish (this needs varnish)'],
  };
  const alone = { status: 'pending', title: 'all commands', ancestorTitles: [] };
  const testResults = [{ ...file('passed', 'passed'), assertionResults: [left, left, alone] }];
  expect(describeNotRun(countTests({ testResults }, true).notRun)).toEqual([
    '    2  a.test.ts: Varnish (this needs varnish)',
    '    1  a.test.ts: all commands',
  ]);
});

test('what failed is named with its first lines, tests by their suites and files that could not be run by what stood against it', () => {
  const failed = {
    status: 'failed',
    title: 'it stays whole',
    ancestorTitles: ['A page'],
    failureMessages: ['expected 1 to be 2\n    at a.test.ts:3\n    at b.ts:4'],
  };
  const testResults = [
    { ...file('failed', 'passed'), assertionResults: [failed] },
    { ...file('failed'), message: 'There is no file "./b.ts".' },
  ];
  const { failures, failed: count } = countTests({ testResults }, false);
  expect(count).toBe(2);
  expect(describeFailures(failures, 2).join('\n').split('\n')).toEqual([
    '       a.test.ts: A page > it stays whole',
    '         expected 1 to be 2',
    '             at a.test.ts:3',
    '       a.test.ts: the file',
    '         There is no file "./b.ts".',
  ]);
});

test('the slowest files stand first, with their seconds', () => {
  const files = [3, 12.25, 1].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowest(files, 2)).toEqual(['   12.3 s  12.25.test.ts', '    3.0 s  3.test.ts']);
});
