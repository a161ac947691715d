/**
 * What a check found: how many of its tests passed and failed, and how many were not run because something is missing.
 */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, and the files that failed without one. */
  failures: Failure[];
  /** The suites and tests that were not run, as their files name them. */
  notRun: NotRun[];
  /** How long each file of tests took. */
  files: TimedFile[];
}

/** A test that failed and its file, or a file that could not be run; with the reason in Vitest's words. */
export interface Failure {
  file: string;
  name: string;
  why: string;
  /** What was visible at that moment, when the test looked. */
  seen?: string;
}

/** A suite, or a single test, that was not run, with its file and the number of its tests. */
export interface NotRun {
  file: string;
  name: string;
  count: number;
}

/** A file of tests and the seconds that it took, with waiting. */
export interface TimedFile {
  file: string;
  seconds: number;
}

/** The part of Vitest's JSON report that says how each file and each of its tests went; times are in milliseconds. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be run, if it could not. */
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      title: string;
      ancestorTitles: string[];
      failureMessages?: string[] | null;
      meta?: { seen?: string };
    }[];
  }[];
}

/** The outcome of a check that found nothing to run. */
export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], notRun: [], files: [] };

const statesOfNotRun = ['skipped', 'pending', 'todo', 'disabled'];

/**
 * Counts the tests of a report. A file that failed without a failed test, for example because it could not be loaded,
 * counts as one failure; so does a run that ended badly for no reason in the report, or that ran nothing.
 */
export function countTests({ testResults }: TestReport, hasEndedWell: boolean): Outcome {
  const total: Outcome = { ...nothing, failures: [], notRun: [], files: [] };
  for (const { name, status, message = '', startTime, endTime, assertionResults } of testResults) {
    const failures: Failure[] = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages, meta }) => ({
        file: name,
        name: [...ancestorTitles, title].join(' > '),
        why: (failureMessages ?? []).join('\n'),
        ...(meta?.seen && { seen: meta.seen }),
      }));
    if (status === 'failed' && failures.length === 0)
      failures.push({ file: name, name: 'the file', why: message });
    total.passed += assertionResults.filter((test) => test.status === 'passed').length;
    const left = assertionResults.filter((test) => statesOfNotRun.includes(test.status));
    const bySuite = Map.groupBy(left, ({ ancestorTitles: [suite], title }) => suite ?? title);
    total.skipped += left.length;
    total.notRun.push(
      ...[...bySuite].map(([suite, { length }]) => ({ file: name, name: suite, count: length })),
    );
    total.failed += failures.length;
    total.failures.push(...failures);
    total.files.push({ file: name, seconds: (endTime - startTime) / 1000 });
  }
  const isDoubtful = !hasEndedWell || total.passed === 0;
  if (!isDoubtful || total.failed > 0) return total;
  const why = total.passed === 0 ? 'No test was run.' : 'Vitest failed; what it printed above says why.';
  return sumOf([total, failedAsOne('vitest', why)]);
}

/** The outcome of a check that counts as one test and failed; `why` says how. */
export const failedAsOne = (check: string, why: string): Outcome => ({
  ...nothing,
  failed: 1,
  failures: [{ file: check, name: 'the whole check', why }],
});

/** The sum of what several checks found. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    failures: outcomes.flatMap(({ failures }) => failures),
    notRun: outcomes.flatMap(({ notRun }) => notRun),
    files: outcomes.flatMap(({ files }) => files),
  };
}

/** The closing line; it says what was not run only when there is something. */
export function describeOutcome({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * What failed and why, in a few lines each, to be printed at the end, because the thousands of lines before may be cut
 * off.
 */
export const describeFailures = (all: readonly Failure[], lines = 12): string[] =>
  all.map(({ file, name, why, seen }) => {
    const first = why.split('\n').slice(0, lines);
    const shown = seen ? [`Seen: ${seen.replace(/\s*\n\s*/g, ' | ').slice(0, maxSeen)}`] : [];
    return [`       ${file}: ${name}`, ...first, ...shown].join('\n         ');
  });

const maxSeen = 3_000;

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
