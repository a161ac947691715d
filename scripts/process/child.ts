import { type ChildProcess, fork, spawn } from 'node:child_process';
import type { Variables } from '#web/environment.ts';

/** Something that keeps the product from starting; the message is one sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Starts a script of ours and resolves with what it says when it is ready; what it prints is shown. Throws
 * StartError when it ends before, with what it wrote to its error output.
 */
export async function startChild<Ready>(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Variables } = {},
): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = fork(script, args, {
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text).slice(-4_000);
    if (isReady) process.stderr.write(text);
  });
  let isReady = false;
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => {
      isReady = true;
      process.stderr.write(said);
      resolve(message as Ready);
    });
    child.once('exit', (code) =>
      reject(new StartError(said.trim() || `"${script}" ended with code ${code}.`)),
    );
  });
  child.removeAllListeners('exit');
  return { child, ready };
}

/** Runs a program to its end; throws StartError with its last words when it fails. */
export async function runProgram(program: string, args: string[], env: Variables = {}): Promise<void> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said = (said + text).slice(-8_000);
    });
  }
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new StartError(`"${[program, ...args].join(' ')}" failed:\n${said.trim()}`);
}

/** Ends a child and waits until it is gone; after ten seconds it is killed. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(timer);
}
