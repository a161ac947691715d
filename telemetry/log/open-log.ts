import { formatWithOptions } from 'node:util';
import { type Log, type LogOptions, makeLog } from './log.ts';
import type { Level, LogFormat } from './record.ts';

const methods: readonly [keyof Console & ('debug' | 'log' | 'info' | 'warn' | 'error'), Level][] = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
];

/** The log of a process, its format, and a way to write to the error output past it. */
export interface OpenedLog {
  log: Log;
  format: LogFormat;
  error: (text: string) => void;
}

let opened: OpenedLog | undefined;

/** The log that this process has opened; undefined where it has none, as in commands. */
export const openedLog = (): OpenedLog | undefined => opened;

/**
 * Opens the log of this process. From then on everything that is printed, by whatever code, on the console or past it,
 * becomes a line of the log; in a log for people, only what goes to the console. An uncaught failure becomes the last
 * line and ends the process. No line contains what the environment names as a token, a secret or a password, nor a
 * password in one of its addresses.
 */
export function openLog({ secrets = [], ...options }: LogOptions): Log {
  const streams = { out: writerOf(process.stdout), error: writerOf(process.stderr) };
  const log = makeLog({ ...options, secrets: [...secrets, ...secretsIn(process.env)] }, streams);
  opened = { log, format: options.format, error: streams.error };
  const isForPeople = options.format === 'text';
  const say = (level: Level, words: readonly unknown[]) => {
    const text = formatWithOptions({ colors: false }, ...words);
    if (isForPeople) log.write(level, text);
    else if (text.trim() !== '') log.write(level, plainOf(text));
  };
  for (const [method, level] of methods) console[method] = (...words: unknown[]) => say(level, words);
  if (!isForPeople) {
    process.stdout.write = taker((text) => log.write('info', text));
    process.stderr.write = taker((text) => log.write('error', text));
  }
  process.on('uncaughtException', (error) => {
    say('error', [error]);
    process.exit(1);
  });
  return log;
}

const secretsIn = (env: NodeJS.ProcessEnv): (string | undefined)[] =>
  Object.entries(env).flatMap(([name, value = '']) =>
    /TOKEN|SECRET|PASSWORD/.test(name) ? [value] : passwordsIn(value),
  );

/**
 * The passwords before the host in the addresses of a setting, such as those of mail servers: as written there, and
 * decoded.
 */
const passwordsIn = (value: string): string[] =>
  [...value.matchAll(/:\/\/(?:([^\s/?#@:]*):)?([^\s/?#@]+)@/g)].flatMap(([, , password = '']) => [
    password,
    decoded(password),
  ]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function writerOf(stream: NodeJS.WriteStream): (text: string) => void {
  const write = stream.write.bind(stream);
  return (text) => void write(text);
}

type Write = NodeJS.WriteStream['write'];

/** Takes the place of a stream's `write`, in whichever way it is called. */
function taker(take: (text: string) => void): Write {
  return (chunk: Uint8Array | string, ...rest: unknown[]) => {
    const text = plainOf(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
    if (text.trim() !== '') take(text);
    const done = rest.find((each) => typeof each === 'function');
    if (done) queueMicrotask(() => done());
    return true;
  };
}

/** A text without the colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are written with one
const plainOf = (text: string): string => text.replace(/\u001B\[[\d;?]*[A-Za-z]|\r/g, '');
