import { spawnSync } from 'node:child_process';

/** Kills the lake of a running product at once, as a crash would, and answers whether there was one. */
export function killLake(productPid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(productPid)], {
    encoding: 'utf8',
  });
  const pid = stdout
    .split('\n')
    .find((line) => line.includes('scripts/lake.ts'))
    ?.trim()
    .split(' ')[0];
  if (!pid) return false;
  process.kill(Number(pid), 'SIGKILL');
  return true;
}
