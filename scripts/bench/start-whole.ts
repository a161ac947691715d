import { spawn, spawnSync } from 'node:child_process';
import { stopChild } from '../process/child.ts';
import { memoryOf } from './measure.ts';

/** The product as `npm start` runs it. */
export interface Whole {
  /** Seconds from the command until all of it answers. */
  seconds: number;
  /** What the renderer and the fronts hold now, in MB. */
  siteMemory(): number;
  stop(): Promise<void>;
}

/**
 * Starts the product with some settings, after it has built and seeded what is missing. It ends with this process at
 * the latest. Rejects with what it said when it ends before it answers.
 */
export async function startWhole(variables: Readonly<Record<string, string>>): Promise<Whole> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // its closed channel tells it that this process is gone
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text;
      if (said.includes('Ctrl-C')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${said}`)));
  });
  return {
    seconds: (performance.now() - begun) / 1000,
    siteMemory: () => processesOfSite(child.pid ?? 0).reduce((sum, one) => sum + memoryOf(one), 0),
    stop: () => stopChild(child),
  };
}

function processesOfSite(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
  const ours = stdout.split('\n').filter((line) => /web\/(renderer|front)\.ts/.test(line));
  return ours.map((line) => Number.parseInt(line, 10));
}
