import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, type Outcome } from './count-tests.ts';
import { showProgram, stopChildren } from './process/child.ts';
import { findOrInstallChromium } from './process/chromium.ts';
import { stopWithParent } from './process/stop-with-parent.ts';

const help = `npm test [-- types | lint | unit | e2e]

Runs all checks, or the named ones, and ends with "N passed, N failed".`;

const checks: Record<string, () => Outcome | Promise<Outcome>> = {
  types: () => program('tsc', ['--noEmit']),
  lint: () => program('biome', ['check', '--error-on-warnings', '.']),
  unit: () => vitest('unit'),
  e2e: async () => {
    const chromium = findOrInstallChromium();
    if ('problem' in chromium) {
      console.error(chromium.problem);
      return { passed: 0, failed: 1 };
    }
    return vitest('e2e', { CHROMIUM_PATH: chromium.path });
  },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.log(unknown === '--help' ? help : `There is no check "${unknown}".\n\n${help}`);
  process.exit(unknown === '--help' ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
stopWithParent(() => void stop());

const total = { passed: 0, failed: 0 };
for (const name of asked.length > 0 ? asked : Object.keys(checks)) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const { passed, failed } = (await checks[name]?.()) ?? { passed: 0, failed: 1 };
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A check that passes or fails as one. */
async function program(name: string, args: string[]): Promise<Outcome> {
  const code = await showProgram(join('node_modules/.bin', name), args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite of Vitest. A run that crashes counts as failed, and so does a file whose tests could not be read. */
async function vitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const code = await showProgram(
      'node_modules/.bin/vitest',
      ['run', '--project', project, ...reporters],
      env,
    );
    return countTests(JSON.parse(readFileSync(report, 'utf8')), code === 0);
  } catch (error) {
    console.error(`Vitest left no report of "${project}": ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stop(): Promise<void> {
  await stopChildren();
  process.exit(130);
}
