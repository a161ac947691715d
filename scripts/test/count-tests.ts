/** What a check found: how many of its tests passed and failed, and how many were not run because something is missing. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The suites and tests that were not run, as their files name them. */
  notRun: NotRun[];
  /** How long each file of tests took. */
  files: TimedFile[];
}

/** A suite, or a test by itself, that was not run: how many tests it has, and in which file it stands. */
export interface NotRun {
  file: string;
  name: string;
  count: number;
}

/** A file of tests and the seconds that it took, waiting included. */
export interface TimedFile {
  file: string;
  seconds: number;
}

/** The part of Vitest's JSON report that says how each file and each of its tests went; times are in milliseconds. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; title: string; ancestorTitles: string[] }[];
  }[];
}

const statesOfNotRun = ['skipped', 'pending', 'todo', 'disabled'];

/**
 * Counts the tests of a report. A file that failed without a failed test (it could not be loaded, say) counts as one,
 * and so does a run that ended badly for no reason the report knows, or ran nothing.
 */
export function countTests({ testResults }: TestReport, hasEndedWell: boolean): Outcome {
  const total: Outcome = { passed: 0, failed: 0, skipped: 0, notRun: [], files: [] };
  for (const { name, status, startTime, endTime, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    total.passed += assertionResults.filter((test) => test.status === 'passed').length;
    const left = assertionResults.filter((test) => statesOfNotRun.includes(test.status));
    const bySuite = Map.groupBy(left, ({ ancestorTitles: [suite], title }) => suite ?? title);
    total.skipped += left.length;
    total.notRun.push(
      ...[...bySuite].map(([suite, { length }]) => ({ file: name, name: suite, count: length })),
    );
    total.failed += status === 'failed' ? Math.max(failed, 1) : failed;
    total.files.push({ file: name, seconds: (endTime - startTime) / 1000 });
  }
  const isDoubtful = !hasEndedWell || total.passed === 0;
  return isDoubtful && total.failed === 0 ? { ...total, failed: 1 } : total;
}

/** The sum of what several checks found. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    notRun: outcomes.flatMap(({ notRun }) => notRun),
    files: outcomes.flatMap(({ files }) => files),
  };
}

/** The closing line; what was not run stands in it only where there is such. */
export function describeOutcome({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What was not run, a line each. */
export const describeNotRun = (all: readonly NotRun[]): string[] =>
  all.map(({ file, name, count }) => `${String(count).padStart(5)}  ${file}: ${name}`);

/** The slowest files, the slowest first, a line each. */
export function slowest(files: readonly TimedFile[], most = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
