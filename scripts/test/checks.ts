import { join } from 'node:path';
import { hearProgram } from '../process/child.ts';
import { failedAsOne, nothing, type Outcome, sumOf } from './count-tests.ts';
import { prepareBrowserTests } from './prepare.ts';
import { runVitest } from './run-vitest.ts';

/** The checks by name. */
export const checkNames = ['types', 'lint', 'unit', 'e2e'] as const;
/** The name of a check. */
export type CheckName = (typeof checkNames)[number];

/** Whether a word names a check. */
export const isCheckName = (word: string): word is CheckName => checkNames.some((name) => name === word);

/**
 * Runs checks, or only the named files of their tests, and shows what they say. Types, lint and the preparation of the
 * browser tests run beside the unit tests; the output of each is shown when it has ended.
 */
export async function runChecks(names: readonly CheckName[], tests?: readonly string[]): Promise<Outcome> {
  const has = (name: CheckName) => names.includes(name);
  const ofBrowser = tests?.filter((file) => file.startsWith('e2e/'));
  const ofUnits = tests?.filter((file) => !file.startsWith('e2e/'));
  const needsBrowser = has('e2e') && ofBrowser?.length !== 0;
  const needsUnits = has('unit') && ofUnits?.length !== 0;

  const beside = Promise.all([
    has('types') ? shown('types', () => program('tsc', ['--noEmit'])) : nothing,
    has('lint') ? shown('lint', () => program('biome', ['check', '--error-on-warnings', '.'])) : nothing,
  ]);
  const said: string[] = [];
  const prepared = needsBrowser ? prepareBrowserTests((text) => said.push(text)) : undefined;
  const unit = needsUnits ? await shown('unit', () => runVitest('unit', ofUnits ?? [])) : nothing;
  const others = await beside;
  if (!prepared) return sumOf([...others, unit]);

  const found = await prepared;
  process.stdout.write(said.join(''));
  const e2e = await shown('e2e', async () => {
    if ('path' in found) return runVitest('e2e', ofBrowser ?? [], { CHROMIUM_PATH: found.path });
    return failedAsOne('e2e', found.problem);
  });
  return sumOf([...others, unit, e2e]);
}

async function shown(name: CheckName, check: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const outcome = await check();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return outcome;
}

/** A check that passes or fails as a whole; its output is shown when it has ended. */
async function program(name: string, args: string[]): Promise<Outcome> {
  const { code, said } = await hearProgram(join('node_modules/.bin', name), args);
  if (said.trim()) console.log(said.trim());
  return code === 0 ? { ...nothing, passed: 1 } : failedAsOne(name, said.trim());
}
