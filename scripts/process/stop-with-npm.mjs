// Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');
const glanceMs = hasProc ? 250 : 2_000; // without /proc, each look starts a process

/**
 * Calls `stop` once npm, which started this process, is gone. Watches the tree of processes, because npm's signals end
 * in the shell between the two, and a killed npm sends none at all.
 */
export function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const { command, parent: grandparent } = look(parent);
  const hasShellBetween = /(^|\/|-)\w*sh$/.test(command);
  const timer = setInterval(() => {
    const isGone = process.ppid !== parent || (hasShellBetween && look(parent).parent !== grandparent);
    if (!isGone) return;
    clearInterval(timer);
    stop();
  }, glanceMs);
  timer.unref();
}

/** What a process runs, and which one started it. */
function look(pid) {
  try {
    // Linux: "12 (sh) S 11 …"
    const [, command, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { command, parent: Number(parent) };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
    return { command, parent: Number(parent) };
  }
}
