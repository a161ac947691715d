import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { removeLeftFolders } from '#e2e/product/left-folders.ts';
import { showProgram } from '../process/child.ts';
import { countTests, failedAsOne, type Outcome } from './count-tests.ts';

const prefix = 'tessera-test-';

/**
 * Runs a project of Vitest, or some of its files. A run that crashes counts as a failure, and so does a file whose
 * tests could not be read.
 */
export async function runVitest(
  project: string,
  files: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  await removeLeftFolders(tmpdir(), prefix);
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const code = await showProgram(
      'node_modules/.bin/vitest',
      ['run', '--project', project, ...reporters, ...files],
      // What the tests write among the temporary files is removed with this folder.
      { TMPDIR: folder, ...env },
    );
    const outcome = countTests(JSON.parse(readFileSync(report, 'utf8')), code === 0);
    const here = <Of extends { file: string }>(of: Of): Of => ({
      ...of,
      file: relative(process.cwd(), of.file),
    });
    return {
      ...outcome,
      failures: outcome.failures.map(here),
      notRun: outcome.notRun.map(here),
      files: outcome.files.map(here),
    };
  } catch (error) {
    const why = `Vitest left no report: ${(error as Error).message}`;
    return failedAsOne(project, why);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
