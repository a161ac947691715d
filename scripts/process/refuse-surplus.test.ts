import { expect, test } from 'vitest';
import { hearProgram } from './child.ts';
import { refuseSurplus } from './refuse-surplus.ts';

test('words that a command has no use for are named, and those that it has are not', () => {
  expect(() => refuseSurplus(['a'], 1)).not.toThrow();
  expect(() => refuseSurplus(['a', 'b', 'c'], 1)).toThrow(
    'The command does not take "b" and "c". "--help" says what it takes.',
  );
});

const ofNothing =
  'is empty. Was it meant to be a variable, and is that not set? "--help" says what it takes.';

test.each([
  [['start', '--port', '4000'], `Unknown option '--port'. "--help" says what there is.`],
  [['dev', 'now'], `Unexpected argument 'now'. "--help" says what there is.`],
  [['build', '--all'], `Unknown option '--all'. "--help" says what there is.`],
  [
    ['contract', 'faq', '--proof'],
    'The command does not take "faq". Name a kind by "--kind faq", and put the file of an export after "--dataset".',
  ],
  [
    ['contract', '--seed', 'abc'],
    '"abc" is not a seed. A whole number was expected, such as an earlier search printed.',
  ],
  [
    ['migration-new', '--rename', 'a'],
    '"--rename a" does not say both names. OLD=NEW was expected, such as faq.items[].question=title.',
  ],
  [
    ['migrate', '--to', 'b.tar.gz'],
    '"--to b.tar.gz" needs "--file", the export to read: nothing was migrated.',
  ],
  [
    ['migrate', '--undo', '--dry-run'],
    '"--undo" has no "--dry-run": what it would put back is in DATA_DIR/migrations.',
  ],
  [['migrate', '--file', ''], `"--file" ${ofNothing}`],
  [['backup', '--to', ''], `"--to" ${ofNothing}`],
  [['restore', '--rehearse', ''], `A word after the command ${ofNothing}`],
  [['contract', '--dataset', ''], `A word after the command ${ofNothing}`],
  [['migration-new', '--drop', ''], `"--drop" ${ofNothing}`],
  [['backup', 'a', 'b'], 'The command does not take "b". "--help" says what it takes.'],
])('%j is refused', async ([name, ...words], sentence) => {
  const args = ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...words];
  expect(await hearProgram(process.execPath, args)).toEqual({ code: 1, said: `${sentence}\n` });
});
