/** What a check found: how many of its tests passed and failed. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that says how each file and each of its tests went. */
export interface TestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts the tests of a report. A file that failed without a failed test (it could not be loaded, say) counts as one,
 * and so does a run that ended badly for no reason the report knows, or ran nothing.
 */
export function countTests({ testResults }: TestReport, hasEndedWell: boolean): Outcome {
  const total = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    total.passed += assertionResults.filter((test) => test.status === 'passed').length;
    total.failed += status === 'failed' ? Math.max(failed, 1) : failed;
  }
  const isDoubtful = !hasEndedWell || total.passed === 0;
  return isDoubtful && total.failed === 0 ? { ...total, failed: 1 } : total;
}
