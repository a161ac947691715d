import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** A system call that a process made, and its result. */
export interface Call {
  name: string;
  args: string[];
  result: number;
  /** The numbers of the lines on which it began and ended. */
  begun: number;
  ended: number;
}

const whole = /^(\d+)\s+(\w+)\((.*)\)\s+=\s+(-?\d+|\?)/;
const first = /^(\d+)\s+(\w+)\((.*?)(?:,\s*)?<unfinished \.\.\.>$/;
const rest = /^(\d+)\s+<\.\.\. (\w+) resumed>(.*)\)\s+=\s+(-?\d+|\?)/;

/** The calls of a trace that `strace -f -xx` wrote into a file, in the order in which they ended. */
export async function* readTrace(file: string): AsyncGenerator<Call> {
  const open = new Map<string, { begun: number; args: string }>();
  let place = 0;
  for await (const line of createInterface(createReadStream(file))) {
    place++;
    const [, , name = '', args = '', result = ''] = line.match(whole) ?? [];
    if (name) {
      yield callOf(name, args, result, place, place);
      continue;
    }
    const [, starting = '', , begun] = line.match(first) ?? [];
    if (begun !== undefined) open.set(starting, { begun: place, args: begun });
    const [, resumed = '', ended = '', more = '', answer = ''] = line.match(rest) ?? [];
    const before = open.get(resumed);
    if (!ended || !before) continue;
    open.delete(resumed);
    const joined = [before.args, more.replace(/^,\s*/, '')].filter(Boolean).join(', ');
    yield callOf(ended, joined, answer, before.begun, place);
  }
}

const callOf = (name: string, args: string, result: string, begun: number, ended: number): Call => ({
  name,
  args: args.split(', '),
  result: Number(result),
  begun,
  ended,
});

/** The bytes of an argument in quotes. */
export const bytesOf = (argument = ''): Buffer =>
  Buffer.from(argument.replace(/^[^"]*"|"[^"]*$/g, '').replaceAll('\\x', ''), 'hex');
