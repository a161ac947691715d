import { expect, test } from 'vitest';
import { occurrencesIn, replacedIn } from './occurrences.ts';
import { type Child, piecesAt, replacedInBlock, textOfBlock } from './replace-in-block.ts';

const piece = (text: string, ...marks: string[]): Child => ({
  _key: text || 'empty',
  _type: 'span',
  marks,
  text,
});
const sought = (words: string) => ({ words, isCaseKept: false, isWholeWord: false });
const replaced = (children: Child[], words: string, by: string) =>
  replacedInBlock(children, occurrencesIn(textOfBlock(children), sought(words)), by);
const said = (children: Child[]) => children.map(({ text, marks }) => [text, marks]);

test('words within a piece are replaced there, and its marks stay', () => {
  expect(said(replaced([piece('An old key, '), piece('old keys', 'strong')], 'old', 'new'))).toEqual([
    ['An new key, ', []],
    ['new keys', ['strong']],
  ]);
});

test('words over several pieces have the marks of the first, and a piece of which nothing is left goes', () => {
  const children = [piece('A non-', 'em'), piece('human', 'strong'), piece(' identity')];
  expect(piecesAt(children, { start: 2, end: 16 })).toBe(3);
  expect(said(replaced(children, 'non-human id', 'machine id'))).toEqual([
    ['A machine id', ['em']],
    ['entity', []],
  ]);
});

test('nothing is found over what stands within the line', () => {
  const children = [piece('old'), { _key: 'x', _type: 'icon' }, piece(' key')];
  expect(replaced(children, 'old key', 'new')).toEqual(children);
  expect(replaced(children, 'old', '')).toEqual([{ ...piece('old'), text: '' }, ...children.slice(1)]);
});

/** Numbers that are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('whatever the pieces, the line says what a plain text would, and no letter that stays changes its marks', () => {
  const next = numbersFrom(7);
  for (let turn = 0; turn < 2_000; turn++) {
    const children = Array.from(
      { length: 1 + next(5) },
      (_, index): Child =>
        next(6) === 0
          ? { _key: `o${index}`, _type: 'icon' }
          : piece(Array.from({ length: next(5) }, () => 'ab '[next(3)]).join(''), `mark-${index}`),
    );
    const [words, by] = ['ab '.slice(next(2), 2 + next(2)), ['', 'X', 'XYZ'][next(3)] ?? ''];
    const text = textOfBlock(children);
    const places = occurrencesIn(text, sought(words)).filter(() => next(3) > 0);
    const after = replacedInBlock(children, places, by);
    expect(textOfBlock(after)).toBe(replacedIn(text, places, by));
    expect(lettersOf(after)).toEqual(expectedLetters(children, places, by));
    expect(after.filter(({ _type }) => _type === 'icon')).toEqual(
      children.filter(({ _type }) => _type === 'icon'),
    );
  }
});

/** Each letter of a line with its mark. */
const lettersOf = (children: readonly Child[]): string[] =>
  children.flatMap(({ text = '\uFFFC', marks = [] }) =>
    Array.from(String(text), (letter) => `${letter}${marks}`),
  );

/** The expected result, made letter by letter. */
function expectedLetters(children: Child[], places: { start: number; end: number }[], by: string): string[] {
  return lettersOf(children).flatMap((letter, index) => {
    const place = places.find(({ start, end }) => start <= index && index < end);
    if (!place) return [letter];
    return place.start === index ? Array.from(by, (one) => one + letter.slice(1)) : [];
  });
}
