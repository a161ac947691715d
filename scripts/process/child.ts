import { type ChildProcess, fork, spawn } from 'node:child_process';
import type { Variables } from '#settings/variables.ts';
import { passLines } from '#telemetry/log/pass-lines.ts';
import { readRecords } from '#telemetry/log/record.ts';

/** Something that keeps the product from starting; the message is one sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

const running = new Set<ChildProcess>();
const shutdownTimeoutMs = 10_000;
const maxSaid = 16_000; // characters, of the last words of a process

/**
 * Starts a script of ours and resolves when it says that it is ready; shows what it prints, under `name` unless it is a
 * line of the log. Throws StartError when it cannot be started, with its program and folder, or when it ends before it
 * is ready, with what it wrote to its error output. `begun` is called with its process id as soon as there is one. It
 * inherits the open files and sockets `handles` as file descriptors 4, 5 and so on.
 */
export async function startChild(
  script: string,
  {
    name = script,
    args = [],
    env = {},
    begun,
    handles = [],
    ...other
  }: {
    name?: string;
    args?: string[];
    env?: Variables;
    begun?: (pid: number) => void;
    handles?: number[];
    cwd?: string;
    execPath?: string;
  } = {},
): Promise<{ child: ChildProcess }> {
  const child = remember(
    fork(script, args, {
      env: { ...process.env, ...env },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc', ...handles],
      ...other,
    }),
  );
  if (child.pid !== undefined) begun?.(child.pid);
  let said = '';
  let isReady = false;
  const lines = passLines(name);
  // A character of several bytes may arrive in two chunks.
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (isReady) lines.take(text);
    else said = (said + text).slice(-maxSaid);
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (code: number | null) =>
      reject(new StartError(wordsOf(said) || `"${script}" ended with code ${code}.`));
    child.once('close', refuse);
    child.once('error', (cause) => reject(notBegun({ name, ...other }, cause)));
    child.once('message', () => {
      child.off('close', refuse);
      resolve();
    });
  });
  isReady = true;
  lines.take(said);
  child.stderr?.once('end', lines.end);
  return { child };
}

/** The error for a process that the system could not start. */
const notBegun = (
  {
    name,
    execPath = process.execPath,
    cwd = process.cwd(),
  }: { name: string; execPath?: string; cwd?: string },
  cause: Error,
): StartError =>
  new StartError(
    `"${name}" cannot be started by "${execPath}" in "${cwd}" (${cause.message}): both must be there for this user, and the machine must have room for a process.`,
    { cause },
  );

/** The messages of a process, without the form of the log. */
const wordsOf = (said: string): string =>
  readRecords(said)
    .map((one) => (typeof one === 'string' ? one : one.message))
    .join('\n')
    .trim();

/**
 * Starts a program and resolves when its output contains `words`; throws StartError with that output when it ends
 * before. With `isApart` it gets no variables but `env` and NODE_ENV.
 */
export async function startProgram(
  program: string,
  args: string[],
  { words, env = {}, isApart = false }: { words: string; env?: Variables; isApart?: boolean },
): Promise<{ child: ChildProcess }> {
  const child = remember(
    spawn(program, args, {
      env: isApart ? { NODE_ENV: process.env.NODE_ENV, ...env } : { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  await new Promise<void>((resolve, reject) => {
    const said = hear(child, maxSaid, (text) => text.includes(words) && resolve());
    child.once('error', (cause) => reject(notBegun({ name: args[0] ?? program, execPath: program }, cause)));
    child.once('close', (code) =>
      reject(new StartError(said().trim() || `"${args[0] ?? program}" ended with code ${code}.`)),
    );
  });
  return { child };
}

/** Runs a program to its end without showing what it says; throws StartError with its last words when it fails. */
export async function runProgram(program: string, args: string[], env: Variables = {}): Promise<void> {
  const child = remember(
    spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  const said = hear(child, maxSaid);
  const code = await new Promise((resolve, reject) =>
    child
      .on('error', (cause) =>
        reject(notBegun({ name: [program, ...args].join(' '), execPath: program }, cause)),
      )
      .on('close', resolve),
  );
  if (code !== 0) throw new StartError(`"${[program, ...args].join(' ')}" failed:\n${said().trim()}`);
}

/**
 * Runs a program to its end, showing what it says. Resolves with its exit code: null when it could not run or was
 * ended.
 */
export async function showProgram(
  program: string,
  args: string[],
  env: Variables = {},
): Promise<number | null> {
  const child = remember(
    spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  return new Promise((resolve) => {
    child.on('close', resolve).on('error', ({ message }) => {
      console.error(message);
      resolve(null);
    });
  });
}

/**
 * Begins a program at once and holds its output back until `show`, which prints it, goes on printing, and resolves as
 * `showProgram` does.
 */
export function beginProgram(
  program: string,
  args: string[],
  env: Variables = {},
): { show(): Promise<number | null> } {
  const colors: Variables = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}; // it writes to a pipe, and would leave colours out
  const child = remember(
    spawn(program, args, { env: { ...process.env, ...colors, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  const held: (() => void)[] = [];
  let isShown = false;
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from?.on('data', (text: Buffer) => {
      const say = () => to.write(text);
      if (isShown) say();
      else held.push(say);
    });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve).on('error', ({ message }) => {
      console.error(message);
      resolve(null);
    });
  });
  return {
    show() {
      isShown = true;
      for (const say of held) say();
      return ended;
    },
  };
}

/**
 * Runs a program to its end in the folder `cwd`. Returns all that it said, and its exit code: null when it could not
 * run or was ended.
 */
export async function hearProgram(
  program: string,
  args: string[],
  env: Variables = {},
  cwd = process.cwd(),
): Promise<{ code: number | null; said: string }> {
  const child = remember(
    spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  const said = hear(child, Number.POSITIVE_INFINITY);
  return new Promise((resolve) => {
    child
      .on('close', (code) => resolve({ code, said: said() }))
      .on('error', ({ message }) => resolve({ code: null, said: message }));
  });
}

/**
 * Keeps the last `max` characters of what a child says and returns a function that reads them; `heard` gets them
 * whenever there are more. Characters that arrive in two chunks stay whole.
 */
function hear(child: ChildProcess, max: number, heard: (said: string) => void = () => {}): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-max);
      heard(said);
    });
  return () => said;
}

/** Ends all children of this process, also those that are started meanwhile, and waits until they are gone. */
export async function stopChildren(): Promise<void> {
  // While others took their time, code that waited for its program to end may have started the next one, as a build
  // does.
  while (running.size > 0) await stopPresentChildren();
}

/** Ends the children that this process has now and waits until they are gone; those started meanwhile go on. */
export async function stopPresentChildren(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}

/** Ends a child and waits until it is gone; after ten seconds it is killed. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(timer);
}

function remember(child: ChildProcess): ChildProcess {
  // A process that the system did not start has no id and never exits. A later error, such as of a message to it, does
  // not mean that it has ended.
  if (child.pid !== undefined) running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
