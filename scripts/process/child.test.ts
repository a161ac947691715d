import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hearProgram, runProgram, StartError, startChild, startProgram, stopChildren } from './child.ts';

test('what a program that has begun says is shown when that is asked for, after what was said meanwhile, with its code', async () => {
  const { code, said } = await hearProgram(process.execPath, ['scripts/process/begin-fixture.ts']);
  expect([code, said]).toEqual([0, 'meanwhile\nfound\ncode 3\n']);
});

test('a letter that comes in two parts is heard, and passed on, as one', async () => {
  const script = 'scripts/process/parted-fixture.ts';
  expect((await hearProgram(process.execPath, [script])).said).toBe('éé\n');
  const waited = startProgram(process.execPath, [script], { words: 'never said' });
  await expect(waited).rejects.toThrow('éé');
  const passed: unknown[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => passed.push(text) > 0);
  const { child } = await startChild(script);
  await once(child, 'close');
  write.mockRestore();
  expect(passed.join('')).toBe('éé\n');
});

test('a script whose program is not there is told with the program, not with the number of its end', async () => {
  const execPath = join(tmpdir(), 'no-such-folder/bin/node');
  const started = startChild('scripts/process/parted-fixture.ts', { name: 'release', execPath });
  await expect(started).rejects.toThrow(
    `"release" cannot be started by "${execPath}" in "${process.cwd()}" (spawn ${execPath} ENOENT): both must be there for this user`,
  );
  await expect(started).rejects.toBeInstanceOf(StartError);
  await stopChildren();
});

test('a program that is not there is told in a sentence, whichever way it is run', async () => {
  const program = join(tmpdir(), 'no-such-program');
  const said = `cannot be started by "${program}"`;
  for (const run of [runProgram(program, ['a']), startProgram(program, ['a'], { words: 'ready' })]) {
    await expect(run).rejects.toBeInstanceOf(StartError);
    await expect(run).rejects.toThrow(said);
  }
});

test('a child to which a message could not be sent is ended with the others', async () => {
  const { child } = await startChild('scripts/process/stay-fixture.ts');
  child.once('error', () => {});
  child.disconnect();
  child.send('nobody hears this');
  await once(child, 'error');
  await stopChildren();
  expect(child.signalCode ?? child.exitCode).not.toBeNull();
});

test('what is begun while the others are being ended is ended with them', async () => {
  const stays = 'setInterval(() => {}, 60_000);';
  const lingers =
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 1_000)); console.log('there');";
  await startProgram(process.execPath, ['--eval', lingers + stays], { words: 'there' });
  const ended = runProgram(process.execPath, ['--eval', stays]);
  const begun: number[] = [];
  const next = ended.catch(() =>
    startChild('scripts/process/stay-fixture.ts', { begun: (pid) => begun.push(pid) }).catch(() => {}),
  );
  await stopChildren();
  const alive = begun.filter((pid) => isAlive(pid));
  for (const pid of alive) process.kill(pid, 'SIGKILL');
  await next;
  expect([begun.length, alive]).toEqual([1, []]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
