import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hearProgram } from '../process/child.ts';
import { isInBrowser, isInStudio, type Row } from './rows.ts';

/** How the test of a row went. */
export type Went =
  | { how: 'passed' }
  | { how: 'failed'; why: string }
  /** There was no such test, or the whole run broke down. */
  | { how: 'not run'; why: string };

/** The part of Vitest's JSON report that is read. */
interface Report {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { title: string; fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Runs the tests of rows in a folder and returns how each went. With `stopsAtFailure` the tests after the first failure
 * do not run.
 */
export async function runRows(
  folder: string,
  rows: readonly Row[],
  { env = {}, stopsAtFailure = false }: { env?: Record<string, string>; stopsAtFailure?: boolean } = {},
): Promise<Map<Row, Went>> {
  const went: [Row, Went][] = [];
  // One run of Vitest covers one project, and either named tests or whole files.
  const groups = Map.groupBy(
    rows,
    (row) => `${isInBrowser(row)} ${isInStudio(row)} ${row.words !== undefined}`,
  );
  for (const group of groups.values())
    went.push(...(await runGroup(folder, group, env, stopsAtFailure ? ['--bail', '1'] : [])));
  return new Map(went);
}

async function runGroup(
  folder: string,
  rows: readonly Row[],
  env: Record<string, string>,
  options: readonly string[],
): Promise<[Row, Went][]> {
  const [first] = rows;
  if (!first) return [];
  const reports = mkdtempSync(join(tmpdir(), 'tessera-rows-'));
  const file = join(reports, 'report.json');
  const pattern = rows.every(({ words }) => words) ? ['-t', rows.map(patternOf).join('|')] : [];
  const files = [...new Set(rows.map((row) => row.file))];
  const words = [
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', isInBrowser(first) ? 'e2e' : 'unit', '--maxWorkers', '1'],
    ...['--reporter=json', `--outputFile.json=${file}`],
    ...options,
    ...pattern,
    ...files,
  ];
  try {
    const studio = isInStudio(first) ? { MUTANTS_STUDIO: 'yes' } : {};
    const { said } = await hearProgram(process.execPath, words, { ...env, ...studio }, folder);
    const report = readReport(file);
    return rows.map((row) => [row, report ? wentIn(report, row, folder) : notRun(said)]);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function wentIn({ testResults }: Report, row: Row, folder: string): Went {
  const ofFile = testResults.find(({ name }) => relative(folder, name) === row.file);
  const matches = new RegExp(patternOf(row));
  const tests = (ofFile?.assertionResults ?? []).filter(
    ({ title, status }) => matches.test(title) && ['passed', 'failed'].includes(status),
  );
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed) return { how: 'failed', why: shorten(failed.failureMessages?.[0] ?? failed.title) };
  return tests.length > 0 ? { how: 'passed' } : notRun(ofFile?.message ?? 'There is no such test.');
}

const notRun = (said: string): Went => ({ how: 'not run', why: shorten(said) });

const shorten = (text: string) =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, 3).join(' ').slice(0, 300);

/** The pattern for the names of a row's tests; %s and the like stand for what differs between the runs of a test. */
function patternOf({ words = '' }: Row): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sdi]/g, '.*');
}
