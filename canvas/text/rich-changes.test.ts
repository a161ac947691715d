import { expect, test } from 'vitest';
import { applyChanges } from '../changes/apply-changes.ts';
import { changesOf, patchesBetween, type RichBlock } from './rich-changes.ts';
import { randomFrom, randomlyEdited } from './rich-fixture.ts';

const block = (_key: string, ...texts: string[]): RichBlock => ({
  _key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: texts.map((text, index) => ({ _key: `s${index}`, _type: 'span', text, marks: [] })),
});

/**
 * The formatted text that results when the changes from one text to another are made in a document that somebody else
 * has changed meanwhile.
 */
function made(before: RichBlock[], after: RichBlock[], stored = before): unknown {
  const document = { _id: 'a', _type: 'card', body: stored };
  return applyChanges(document, changesOf('body', patchesBetween(before, after))).body;
}

test('letters that came within a block are put beside what somebody else has written there', () => {
  const before = [block('a', 'One ', 'two'), block('b', 'Three')];
  const after = [block('a', 'One ', 'two!'), block('b', 'Three')];
  expect(patchesBetween(before, after)).toMatchObject([
    { type: 'text', path: [{ _key: 'a' }, 'children', { _key: 's1' }, 'text'] },
  ]);
  const theirs = [block('a', 'Once ', 'and two'), block('b', 'Theirs')];
  expect(made(before, after, theirs)).toEqual([block('a', 'Once ', 'and two!'), block('b', 'Theirs')]);
});

test('a block that is moved, parted or made a heading leaves the others as somebody else has made them', () => {
  const [a, b, c] = [block('a', 'A'), block('b', 'B'), block('c', 'C')];
  const theirs = block('b', 'B, and more');
  expect(made([a, b, c], [b, c, a], [a, theirs, c])).toEqual([theirs, c, a]);
  expect(made([a, b], [a, block('n', 'New'), b], [a, theirs])).toEqual([a, block('n', 'New'), theirs]);
  expect(made([a, b], [{ ...a, style: 'h2' }, b], [a, theirs])).toEqual([{ ...a, style: 'h2' }, theirs]);
  expect(made([a, b, c], [c], [a, b, c, theirs])).toEqual([c, theirs]);
});

test('a paragraph that is written or moved while somebody removes the one before it is there still', () => {
  const [a, b, c, n] = [block('a', 'A'), block('b', 'B'), block('c', 'C'), block('n', 'New')];
  expect(made([a, b, c], [a, b, n, c], [a, c])).toEqual([a, n, c]);
  expect(made([a, b], [a, n, b], [b])).toEqual([n, b]);
  expect(made([a, b, c], [b, a, c], [a, c])).toEqual([a, c]);
});

test('nothing is changed where only the order of fields is another one', () => {
  const one = block('a', 'A');
  expect(patchesBetween([one], [Object.fromEntries(Object.entries(one).reverse()) as RichBlock])).toEqual([]);
});

test('a text becomes any other, also from nothing and to nothing', () => {
  expect(made([], [block('a', 'A')])).toEqual([block('a', 'A')]);
  expect(made([block('a', 'A')], [])).toBeUndefined();
  expect(made([block('a', 'A')], [{ _key: 'a', _type: 'picture', alt: 'A' }])).toEqual([
    { _key: 'a', _type: 'picture', alt: 'A' },
  ]);
  const random = randomFrom(7);
  let now = [block('a', 'One two three'), block('b', 'Four')];
  for (let run = 0; run < 300; run++) {
    let next = now;
    for (let times = 1 + random(4); times > 0; times--)
      next = randomlyEdited(next, random, `k${run}-${times}`);
    expect(made(now, next)).toEqual(next);
    now = next.slice(-8);
  }
});
