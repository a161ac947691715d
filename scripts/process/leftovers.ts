import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A process, with what tells it from another that was given the same number later. */
interface Known {
  pid: number;
  born: string;
}

/** A process that was started for a data folder, and the one that started it. */
interface Noted extends Known {
  parent: Known;
}

const shutdownTimeoutMs = 9_000; // what has heard that its parent is gone ends by itself, the site within five seconds, the lake within eight
const glanceMs = 100;

const fileOf = (folder: string) => join(folder, 'processes.json');

/**
 * Notes that this process has started another for a data folder, so that the next start knows it if it is left over.
 */
export function noteChild(folder: string, pid: number): void {
  const [born, parentBorn] = [birthOf(pid), birthOf(process.pid)];
  if (born === undefined || parentBorn === undefined) return;
  const noted: Noted = { pid, born, parent: { pid: process.pid, born: parentBorn } };
  const all = [...read(folder).filter(isThere), noted];
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(folder), `${JSON.stringify(all)}\n`);
  } catch {
    // A fault of the folder is reported by the code that needs the folder.
  }
}

/**
 * Ends what an earlier start has left over in a data folder: processes of ours whose parent was killed and that did not
 * end by themselves, as one that is frozen does not. What another start that still runs has started is left alone.
 */
export async function endLeftovers(folder: string): Promise<void> {
  const leftovers = read(folder).filter((noted) => isThere(noted) && !isThere(noted.parent));
  const begun = performance.now();
  while (leftovers.some(isThere) && performance.now() - begun < shutdownTimeoutMs) await pause(glanceMs);
  for (const noted of leftovers.filter(isThere)) {
    console.log(`The process ${noted.pid} is left over from an earlier start and is being stopped.`);
    process.kill(noted.pid, 'SIGKILL');
  }
  while (leftovers.some(isThere)) await pause(glanceMs);
}

function read(folder: string): Noted[] {
  const file = fileOf(folder);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // cut off while it was written: nothing in it can be recognised
  }
}

const isThere = ({ pid, born }: Known): boolean => birthOf(pid) === born;

/**
 * When a process began, in the words of its system; undefined when there is none of this number, or only its remains.
 */
function birthOf(pid: number): string | undefined {
  try {
    // Linux: "12 (node) S 11 …", in which the 22nd is the time since the machine was started.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=,stat=', '-p', String(pid)], { encoding: 'utf8' });
    const [, born = '', state = ''] = /^\s*(.*\S)\s+(\S+)\s*$/.exec(stdout ?? '') ?? [];
    return born === '' || state.startsWith('Z') ? undefined : born;
  }
}
