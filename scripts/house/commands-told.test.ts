import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandRows, commandsIn, knownOptions, type ToldCommand } from './commands-told.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const optionsOf = (name: string) => knownOptions(scripts[name] ?? '') ?? [];

const rows = commandRows(readFileSync('docs/commands.md', 'utf8'));

/** What is wrong with a command as a text tells it: it, or an option of it, is not there. */
const faultsOf = ({ name, options }: ToldCommand): string[] => {
  if (scripts[name] === undefined) return [`"npm run ${name}" is no command of package.json.`];
  const known = ['help', ...optionsOf(name)];
  return options
    .filter((option) => !known.includes(option))
    .map((option) => `"npm run ${name}" knows no --${option}.`);
};

test('docs/commands.md has a row for every command of package.json', () => {
  const told = new Set(rows.flatMap(({ commands }) => commands.map(({ name }) => name)));
  expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([]);
});

test('docs/commands.md tells every option of every command, and none that it does not know', () => {
  expect(rows.flatMap(({ commands }) => commands.flatMap(faultsOf))).toEqual([]);
  for (const { commands, besides } of rows) {
    const known = commands.flatMap(({ name }) => optionsOf(name));
    expect(besides.filter((option) => !known.includes(option))).toEqual([]);
  }
  const told = (name: string) =>
    rows
      .filter(({ commands }) => commands.some((command) => command.name === name))
      .flatMap(({ commands, besides }) => [...commands.flatMap(({ options }) => options), ...besides]);
  const untold = Object.keys(scripts).flatMap((name) => {
    const all = told(name);
    return optionsOf(name).flatMap((option) => (all.includes(option) ? [] : [`${name} --${option}`]));
  });
  expect(untold).toEqual([]);
});

test('whatever command another document types is there, with its options', () => {
  const files = globSync(['*.md', '*/{,*/}*.md'], { exclude: (name) => /node_modules|\.next/.test(name) });
  const faults = files.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).flatMap((command) =>
      faultsOf(command).map((fault) => `${file}: ${fault}`),
    ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('a command is read with its options, however its row is written', () => {
  const text =
    '| `npm run export FILE` / `npm run --silent import FILE [-- --replace \\| --bare]` | writes with `--accounts`, as `npm run seed -- --other` does |';
  expect(commandRows(text)).toEqual([
    {
      commands: [
        { name: 'export', options: [] },
        { name: 'import', options: ['replace', 'bare'] },
      ],
      besides: ['accounts'],
    },
  ]);
  expect(commandsIn('Run `npm ci`, then `npm test -- --changed`.')).toEqual([
    { name: 'test', options: ['changed'] },
  ]);
  expect(faultsOf({ name: 'backup', options: ['to', 'form'] })).toEqual([
    '"npm run backup" knows no --form.',
  ]);
  expect(faultsOf({ name: 'backups', options: [] })).toEqual([
    '"npm run backups" is no command of package.json.',
  ]);
});
