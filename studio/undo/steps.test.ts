import { expect, test } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import type { Edit } from './step.ts';
import { maxSteps, Steps } from './steps.ts';

const document = (fields: object): LiveDocument => ({ _id: 'a', _type: 'page', ...fields });
const say = () => 'Edited';

/** The steps of somebody who types one state after another, with such a pause in milliseconds between them. */
function typed(states: object[], pauseMs: number, more: Partial<Edit> = {}): Steps {
  const steps = new Steps();
  for (const [index, state] of states.slice(1).entries())
    steps.add(edit(states[index] ?? {}, state, { atMs: index * pauseMs, ...more }), say);
  return steps;
}

const edit = (before: object, after: object, more: Partial<Edit> = {}): Edit => ({
  target: { id: 'a', type: 'page' },
  release: undefined,
  before: document(before),
  after: document(after),
  what: undefined,
  isConsequence: false,
  atMs: 0,
  ...more,
});

/** The parts of each step that can be undone, or redone, one after the other. */
function ways(steps: Steps, way: 'undo' | 'redo') {
  const parts: unknown[] = [];
  for (let step = steps.next(way, () => true); step; step = steps.next(way, () => true)) {
    parts.push(...step.parts.map(({ before, after }) => [before, after]));
    steps.take(way, step, step.parts);
  }
  return parts;
}

const titles = (...titles: (string | undefined)[]) => titles.map((title) => ({ title }));

test('a word that is typed without a pause is one step', () => {
  expect(ways(typed(titles(undefined, 'H', 'He', 'Hey'), 200), 'undo')).toEqual([[undefined, 'Hey']]);
  expect(ways(typed(titles('a', 'ab', 'abc'), 1500), 'undo')).toEqual([
    ['ab', 'abc'],
    ['a', 'ab'],
  ]);
});

test('the next word is a step of its own, and so is another field', () => {
  expect(ways(typed(titles('a', 'ab', 'ab ', 'ab c', 'ab cd'), 100), 'undo')).toEqual([
    ['ab ', 'ab cd'],
    ['a', 'ab '],
  ]);
  expect(ways(typed([{ title: 'a' }, { title: 'b' }, { title: 'b', text: 'c' }], 100), 'undo')).toHaveLength(
    2,
  );
});

test('what is typed where something was deleted is a step of its own, what is typed over a selection or corrected is not', () => {
  expect(ways(typed(titles('abc', 'ab', 'a', 'ax', 'axy'), 100), 'undo')).toEqual([
    ['a', 'axy'],
    ['abc', 'a'],
  ]);
  expect(ways(typed(titles('abc', 'x', 'xy', 'x', 'xz'), 100), 'undo')).toEqual([['abc', 'xz']]);
});

test('behind an emoji, too, the next word is a step of its own', () => {
  expect(ways(typed(titles('🚀 a', '🚀 ab', '🚀 ab ', '🚀 ab 🔥', '🚀 ab 🔥d'), 100), 'undo')).toEqual([
    ['🚀 ab ', '🚀 ab 🔥d'],
    ['🚀 a', '🚀 ab '],
  ]);
  // Letters before an emoji that stays continue the word that they belong to.
  expect(ways(typed(titles('a 🚀', 'ab 🚀', 'abc 🚀', 'abc d🚀'), 100), 'undo')).toEqual([
    ['abc 🚀', 'abc d🚀'],
    ['a 🚀', 'abc 🚀'],
  ]);
});

test('the first letter in a field brings what the field stands in, and goes with it', () => {
  const states = [{}, { link: { _type: 'link', label: 'a' } }, { link: { _type: 'link', label: 'ab' } }];
  expect(ways(typed(states, 100), 'undo')).toEqual([[undefined, states.at(-1)?.link]]);
});

const span = (_key: string, text: string, ...marks: string[]) => ({ _key, _type: 'span', text, marks });
const texts = (...texts: object[][]) =>
  texts.map((children) => ({ text: [{ _key: 'p', _type: 'block', children }] }));

test('the first letters of a formatted text, and those after a mark was chosen, are one step with the rest of the word', () => {
  const first = texts([span('a', 'H')], [span('a', 'He')], [span('a', 'Hey')], [span('a', 'Hey ')]);
  expect(ways(typed([{}, ...first], 100), 'undo')).toEqual([[undefined, ['p']]]);
  const plain = span('a', 'See ');
  const bold = texts([plain], [plain, span('b', 'n', 'strong')], [plain, span('b', 'no', 'strong')]);
  expect(ways(typed(bold, 100), 'undo')).toEqual([[['a'], ['a', 'b']]]);
  const inside = texts(
    [span('a', 'See now')],
    [plain, span('b', 'x', 'em'), span('c', 'now')],
    [plain, span('b', 'xy', 'em'), span('c', 'now')],
  );
  expect(typed(inside, 100).next('undo', () => true)?.parts).toMatchObject([{ before: 'See now' }, {}]);
});

test('what is written after a new paragraph was begun, or after words were marked, is a step of its own', () => {
  const [one, two] = [
    { _key: 'p', _type: 'block', children: [span('a', 'One')] },
    (text: string) => ({ _key: 'q', _type: 'block', children: [span('b', text)] }),
  ];
  const begun = [
    { text: [one] },
    { text: [one, two('')] },
    { text: [one, two('T')] },
    { text: [one, two('Tw')] },
  ];
  expect(ways(typed(begun, 100), 'undo')).toEqual([
    ['', 'Tw'],
    [['p'], ['p', 'q']],
  ]);
  const marked = texts(
    [span('a', 'See now')],
    [span('a', 'See '), span('b', 'now', 'em')],
    [span('a', 'See '), span('b', 'nowx', 'em')],
  );
  expect(ways(typed(marked, 100), 'undo')).toHaveLength(3);
});

test('what is typed into a point of a list, or as a number, is one step as well, and another point is another', () => {
  const checks = (...all: (string | null)[][]) => all.map((checks) => ({ checks }));
  const written = checks(['One', null], ['One', 'T'], ['One', 'Tw'], ['Ones', 'Tw'], ['Onest', 'Tw']);
  expect(ways(typed(written, 100), 'undo')).toEqual([
    [
      ['One', 'Tw'],
      ['Onest', 'Tw'],
    ],
    [
      ['One', null],
      ['One', 'Tw'],
    ],
  ]);
  expect(ways(typed(checks(['One'], ['One', 'T'], ['One', 'Tw'], ['Tw', 'One']), 100), 'undo')).toHaveLength(
    3,
  );
  expect(ways(typed([{ width: 1 }, { width: 12 }, { width: 120 }], 100), 'undo')).toEqual([[1, 120]]);
});

test('what is typed on the page under one name is one step, and what it does under another is not', () => {
  expect(ways(typed(titles('a', 'ab', 'abc'), 100, { what: 'Edited “Title”' }), 'undo')).toHaveLength(1);
  const moved = [
    [one, two],
    [two, one],
    [one, two],
  ].map((sections) => ({ sections }));
  expect(ways(typed(moved, 100, { what: 'Moved “Hero”' }), 'undo')).toHaveLength(2);
});

const [one, two] = [{ _key: 'one' }, { _key: 'two' }];

test('what comes of a step belongs to it', () => {
  const steps = typed([{}, { sections: [one] }], 100);
  const filled = { sections: [{ ...one, title: 'First' }] };
  steps.add(edit({ sections: [one] }, filled, { isConsequence: true, atMs: 5000 }), say);
  expect(steps.next('undo', () => true)?.parts).toMatchObject([{ items: { one: filled.sections[0] } }]);
  expect(ways(steps, 'undo')).toHaveLength(1);
});

test('when somebody else writes in between, a step ends, and it is known by what a place is theirs', () => {
  const steps = typed(titles('a', 'ab'), 100);
  const title = {
    kind: 'value',
    at: ['sections', { _key: 'one' }, 'title'],
    before: 'x',
    after: 'y',
  } as const;
  steps.addTheirs('a', [title], { document: 'a', transaction: 'first' });
  steps.addTheirs('a', [title], { document: 'a', transaction: 'last' });
  steps.add(edit({ title: 'ab' }, { title: 'abc' }, { atMs: 100 }), say);
  expect(ways(steps, 'undo')).toHaveLength(2);
  expect(steps.theirsAt('a', ['sections', { _key: 'one' }])?.transaction).toBe('last');
  expect(steps.theirsAt('a', ['sections', { _key: 'two' }])).toBeUndefined();
  expect(steps.theirsAt('b', ['sections', { _key: 'one' }])).toBeUndefined();
});

test('what was taken back can be done again, until something else is done', () => {
  const steps = typed(titles('a', 'b', 'c'), 5000);
  const last = steps.next('undo', () => true);
  if (last) steps.take('undo', last, last.parts);
  expect(steps.next('redo', () => true)).toEqual(last);
  steps.add(edit({ title: 'b' }, { title: 'd' }), say);
  expect(steps.next('redo', () => true)).toBeUndefined();
});

test('only what is open is taken back, and only the latest steps are kept', () => {
  const steps = typed(titles('a', 'b'), 5000);
  steps.add(edit({}, { title: 'c' }, { target: { id: 'b', type: 'page' } }), say);
  expect(steps.next('undo', ({ target }) => target.id === 'a')?.target.id).toBe('a');
  const many = typed(titles(...Array.from({ length: maxSteps + 10 }, (_, index) => `${index}`)), 5000);
  expect(ways(many, 'undo')).toHaveLength(maxSteps);
});

test('a text that takes its last step back by itself is taken back', () => {
  const steps = typed(titles('a', 'b', 'c', 'b'), 5000);
  expect(steps.next('redo', () => true)?.parts).toMatchObject([{ before: 'b', after: 'c' }]);
  expect(ways(steps, 'undo')).toEqual([['a', 'b']]);
});

test('a change that is made undone while it is typed is no step', () => {
  expect(ways(typed(titles('a', 'ab', 'a'), 100), 'undo')).toEqual([]);
});
