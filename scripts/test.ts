import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './process/chromium.ts';

const help = `npm test [-- types | lint | unit | e2e]

Runs all checks, or the named ones, and ends with "N passed, N failed".`;

/** What a check found: how many of its tests passed and failed. */
interface Outcome {
  passed: number;
  failed: number;
}

const checks: Record<string, () => Outcome | Promise<Outcome>> = {
  types: () => program('tsc', ['--noEmit']),
  lint: () => program('biome', ['check', '.']),
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
function program(name: string, args: string[]): Outcome {
  const { status } = spawnSync(join('node_modules/.bin', name), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite of Vitest. A run that ends badly without a failed test (it crashed, say) counts as one. */
function vitest(project: string, env: Record<string, string> = {}): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  try {
    const { status } = spawnSync('node_modules/.bin/vitest', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
  } catch (error) {
    console.error(`Vitest left no report of "${project}": ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
