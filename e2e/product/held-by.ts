import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process of the product holds: memory in MB, and the number of open files and sockets. */
export interface Held {
  name: 'lake' | 'renderer' | 'front';
  megabytes: number;
  descriptors: number;
}

const scripts: [script: string, name: Held['name']][] = [
  ['scripts/lake.ts', 'lake'],
  ['web/renderer.ts', 'renderer'],
  ['web/front.ts', 'front'],
];

/** What the child processes of a running product hold; empty on a machine without `/proc`. */
export function heldBy(productPid: number): Held[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(productPid)], {
    encoding: 'utf8',
  });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const known = scripts.find(([script]) => line.includes(script));
    const pid = Number.parseInt(line, 10);
    if (!known) return [];
    try {
      const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? [];
      const descriptors = readdirSync(`/proc/${pid}/fd`).length;
      return [{ name: known[1], megabytes: Math.round(Number(kilobytes) / 1024), descriptors }];
    } catch {
      return [];
    }
  });
}
