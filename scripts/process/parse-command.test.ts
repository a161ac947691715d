import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

const options = { to: { type: 'string' }, drop: { type: 'string', multiple: true } } as const;
const parse = (...args: string[]) => parseCommand({ args, options, allowPositionals: true });

test('options and words come as they were given', () => {
  const { values, positionals } = parse('one', '--to', 'here', '--drop', 'a', '--drop', 'b');
  expect({ ...values }).toEqual({ to: 'here', drop: ['a', 'b'] });
  expect(positionals).toEqual(['one']);
});

test('what is empty is refused: a variable that nobody set would mean everything, or nothing', () => {
  expect(() => parse('')).toThrow('A word after the command is empty');
  expect(() => parse('--to', '')).toThrow('"--to" is empty');
  expect(() => parse('--drop', 'a', '--drop', '')).toThrow('"--drop" is empty');
});

test('every command reads its words here', () => {
  const others = globSync('scripts/{,release/}*.ts').filter((file) =>
    /\bparseArgs\b/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
