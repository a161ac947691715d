import type * as refa from 'refa';
import { CharSet, DFA, JS, NFA, type NoParent } from 'refa';
import { alphabet, anyText, both, either, joined, type Language, languageOf, not } from './language.ts';

type Element = NoParent<refa.Element>;
type Sequence = readonly Element[];

/**
 * Thrown for a pattern that no finite automaton is made of here: it refers back, looks back, or counts in other units.
 */
class NotRegular extends Error {}

const known = new Map<string, Language | null>();

/**
 * The texts in which a pattern is found, as `pattern.test(text)` tells; undefined when no automaton of reasonable size
 * can tell. Lookaheads become intersections, `^` is resolved by position, and any other assertion throws inside.
 */
export function patternLanguage(pattern: RegExp): Language | undefined {
  const key = String(pattern);
  if (!known.has(key)) known.set(key, read(pattern));
  return known.get(key) ?? undefined;
}

/** The pattern that finds a text as it stands. */
export const escapedPattern = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

function read({ source, flags }: RegExp): Language | null {
  // With `u` and `v` a character is one of Unicode's, not one of the 16-bit units that lengths are counted in.
  // With `y` it is tried at one place, and the next time at another.
  if (/[uvmy]/.test(flags)) return null;
  try {
    const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({ backreferences: 'throw' });
    const all = expression.alternatives.map(({ elements }) => elements);
    const atStart = union(all, (elements) => suffixes(elements, true));
    const later = union(all, (elements) => suffixes(elements, false));
    return either(atStart, joined(someText(), later));
  } catch {
    return null;
  }
}

/** The texts that begin with a match of a sequence; `isAtStart` says whether nothing stands before them. */
function suffixes(sequence: Sequence, isAtStart: boolean): Language {
  const [first, ...rest] = sequence;
  if (!first) return anyText();
  if (isPlain(first)) {
    // Elements that need no look at what follows are one automaton together.
    const next = sequence.findIndex((element) => !isPlain(element));
    const plain = next < 0 ? sequence : sequence.slice(0, next);
    const behind = next < 0 ? [] : sequence.slice(next);
    if (isAtStart && behind.some(looksBack) && plain.every(canBeEmpty)) throw new NotRegular();
    return joined(languageOf(automaton(plain)), suffixes(behind, false));
  }
  switch (first.type) {
    case 'Assertion':
      return both(asserted(first, isAtStart), suffixes(rest, isAtStart));
    case 'Alternation':
      return union(first.alternatives, ({ elements }) => suffixes([...elements, ...rest], isAtStart));
    case 'Quantifier': {
      const { min, max, alternatives } = first;
      if (max > 4) throw new NotRegular();
      const group: Element = { type: 'Alternation', alternatives };
      const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
      return union(counts, (count) => suffixes([...Array<Element>(count).fill(group), ...rest], isAtStart));
    }
    default:
      throw new NotRegular();
  }
}

function asserted(assertion: NoParent<refa.Assertion>, isAtStart: boolean): Language {
  const { kind, negate, alternatives } = assertion;
  if (kind === 'behind') {
    if (!isStart(assertion)) throw new NotRegular();
    return isAtStart ? anyText() : DFA.empty(alphabet);
  }
  const ahead = union(alternatives, ({ elements }) => suffixes(elements, isAtStart));
  return negate ? not(ahead) : ahead;
}

/** Whether an assertion is `^`: nothing stands before. */
function isStart({ negate, alternatives }: NoParent<refa.Assertion>): boolean {
  const [only] = alternatives;
  const [element, ...more] = only?.elements ?? [];
  const isOne = alternatives.length === 1 && more.length === 0;
  return negate && isOne && element?.type === 'CharacterClass' && element.characters.isAll;
}

function automaton(elements: Sequence): NFA {
  return NFA.fromRegex([{ type: 'Concatenation', elements: [...elements] }], alphabet);
}

function union<T>(all: readonly T[], languageOfOne: (one: T) => Language): Language {
  return all.map(languageOfOne).reduce(either, DFA.empty(alphabet));
}

const someText = (): Language => {
  const any = NFA.fromCharSet(CharSet.all(alphabet.maxCharacter));
  any.quantify(1, Number.POSITIVE_INFINITY);
  return languageOf(any);
};

function isPlain(element: Element): boolean {
  return !within(element, ({ type }) => type === 'Assertion' || type === 'Unknown');
}

function looksBack(element: Element): boolean {
  return within(element, (one) => one.type === 'Assertion' && one.kind === 'behind');
}

function within(element: Element, has: (element: Element) => boolean): boolean {
  if (has(element)) return true;
  return (
    'alternatives' in element &&
    element.alternatives.some(({ elements }) => elements.some((inner) => within(inner, has)))
  );
}

function canBeEmpty(element: Element): boolean {
  if (element.type === 'Quantifier' && element.min === 0) return true;
  if (element.type !== 'Alternation' && element.type !== 'Quantifier') return false;
  return element.alternatives.some(({ elements }) => elements.every(canBeEmpty));
}
