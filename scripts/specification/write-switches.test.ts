import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { idOf, type TextChange } from './mutant.ts';
import { changed, withSwitches } from './write-switches.ts';

const file = 'web/planted.ts';
const source = 'let said = open(200); if (said) said += 1; said;';
const longer = { file, from: 'open(«200»)', to: '5000' };
const shorter = { file, from: 'open(«200»)', to: '0' };
const still = { file, from: '«said += 1;»', to: '' };

/** The value of a source in a browser in which a mutant is on. */
const run = (text: string, mutant?: TextChange) =>
  runInNewContext(text, { open: (delay: number) => delay, mutant: mutant && idOf(mutant) });

afterEach(() => {
  delete process.env.MUTANT;
});

test('a source with switches does as before until one is on, and each does its own', () => {
  const text = withSwitches(source, [longer, still, shorter]);
  expect([undefined, longer, shorter, still].map((mutant) => run(text, mutant))).toEqual([201, 5001, 0, 200]);
});

test('outside of browsers the environment says which is on', () => {
  const text = withSwitches(source, [longer, still]);
  process.env.MUTANT = idOf(still);
  expect(runInNewContext(text, { open: (delay: number) => delay, process })).toBe(200);
});

test('what stands between tags of JSX, and the text of an attribute, are switched in braces', () => {
  const text = '<p title="A">one</p>';
  const words = { file, from: '>«one»<', to: 'two', as: 'markup' } as const;
  const title = { file, from: 'title=«"A"»', to: '"B"', as: 'attribute' } as const;
  expect(withSwitches(text, [words, title])).toMatch(
    /^<p title=\{.* \? "B" : "A"\}>\{.* \? <>two<\/> : <>one<\/>\}<\/p>$/,
  );
});

test('a change without a switch is made as it stands', () => {
  expect(changed(source, still)).toBe('let said = open(200); if (said)  said;');
  expect(changed('a b', { file, from: 'a b', to: 'c' })).toBe('c');
});

test('words that are not there, or twice, and changes that overlap are said with their file', () => {
  expect(() => changed(source, { file, from: 'closed', to: '' })).toThrow(
    'web/planted.ts: "closed" is not there, and must be exactly once.',
  );
  expect(() => changed(source, { file, from: 'said', to: '' })).toThrow('there more than once');
  const whole = { file, from: '«open(200)»', to: '1' };
  expect(() => withSwitches(source, [longer, whole])).toThrow('overlaps with another change');
});
