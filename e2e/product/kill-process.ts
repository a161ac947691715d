import { spawnSync } from 'node:child_process';

/** The script with which a process of a product begins. */
type Script = 'scripts/lake.ts' | 'web/renderer.ts' | 'web/front.ts';

/** Kills a process of a running product at once, like a crash, and returns whether there was one. */
export function killProcess(productPid: number, script: Script): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(productPid)], {
    encoding: 'utf8',
  });
  const line = stdout.split('\n').find((each) => each.includes(script));
  if (!line) return false;
  process.kill(Number.parseInt(line, 10), 'SIGKILL');
  return true;
}
