import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A command that has started a program which would go on for a minute, and tells its number. */
const command = `
  import { startChild } from '${join(import.meta.dirname, 'child.ts')}';
  import { stopWhenAsked } from '${join(import.meta.dirname, 'stop-when-asked.ts')}';
  const isStopping = stopWhenAsked();
  process.on('exit', () => isStopping() && console.log('was asked to'));
  const { child } = await startChild('scripts/process/alive-fixture.ts');
  process.send(child.pid);`;

async function start() {
  const parent = fork(join(import.meta.dirname, 'nothing'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', command],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  parent.stdout?.on('data', (text: Buffer) => {
    said += text;
  });
  const [pid] = (await once(parent, 'message')) as [number]; // the only thing that it sends
  return { parent, pid, said: () => said };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'the end of its parent'] as const)(
  'a command that is asked to end by %s ends what it has started first',
  async (way) => {
    const { parent, pid, said } = await start();
    if (way.startsWith('SIG'))
      parent.kill(way as NodeJS.Signals); // one of those above
    else parent.disconnect();
    expect(await once(parent, 'exit')).toEqual([130, null]);
    await expect.poll(said).toBe('was asked to\n');
    expect(isAlive(pid)).toBe(false);
  },
);
