import { CharSet, DFA, NFA } from 'refa';

/** A set of texts that a finite automaton accepts, over the 16-bit units that JavaScript's texts are made of. */
export type Language = DFA;

/** The largest unit of a text; automata of other alphabets cannot be compared with these. */
export const alphabet = { maxCharacter: 0xffff } as const;

/** No language with more states than this is made: working with it would take longer than anybody waits. */
const maxStates = 20_000;

/** The language of a nondeterministic automaton; throws refa's `TooManyNodesError` where it is too large. */
export function languageOf(automaton: NFA): Language {
  const language = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(maxStates));
  language.minimize();
  return language;
}

/** The texts of a length in 16-bit units, as JavaScript and Sanity count them. */
export function textsOfLength(min: number, max: number): Language {
  return counted(min, max, (from, to) => from.link(to, CharSet.all(alphabet.maxCharacter)));
}

/**
 * The texts of a number of Unicode characters, as zod counts them: a character beyond the first 65,536 is two units.
 */
export function textsOfCharacters(min: number, max: number): Language {
  return counted(min, max, (from, to) => {
    const half = new DFA.Node();
    from.link(to, units(0xd800, 0xdfff).negate());
    from.link(half, units(0xd800, 0xdbff));
    half.link(to, units(0xdc00, 0xdfff));
  });
}

function units(min: number, max: number): CharSet {
  return CharSet.empty(alphabet.maxCharacter).union([{ min, max }]);
}

/**
 * The texts of `min` to `max` steps; `step` links one state to the next. The automaton is written out at once, because
 * making it by repetition takes quadratic time.
 */
function counted(min: number, max: number, step: (from: DFA.Node, to: DFA.Node) => void): Language {
  const builder = new DFA.Builder(DFA.nodeFactory);
  const last = Number.isFinite(max) ? max : min;
  let state = builder.initial;
  for (let count = 0; ; count++) {
    if (count >= min) builder.makeFinal(state);
    if (count === last) break;
    const next = new DFA.Node();
    step(state, next);
    state = next;
  }
  if (last < max) step(state, state);
  return DFA.fromBuilder(builder, alphabet);
}

/** All texts, including those with half of a surrogate pair, on which a pattern may be tried. */
export const anyText = (): Language => DFA.all(alphabet);

/** All texts that can be stored: none has half of a surrogate pair. */
export const storableTexts = (): Language => textsOfCharacters(0, Number.POSITIVE_INFINITY);

/** The texts that both have. */
export function both(a: Language, b: Language): Language {
  return languageOf(NFA.fromIntersection(a, b));
}

/** The texts that a language does not have. */
export function not(language: Language): Language {
  const others = language.copy();
  others.complement();
  return others;
}

/** The texts that are in one of two. */
export function either(a: Language, b: Language): Language {
  const union = NFA.fromFA(a);
  union.union(b);
  return languageOf(union);
}

/** The texts that are one of the first language followed by one of the second. */
export function joined(a: Language, b: Language): Language {
  const whole = NFA.fromFA(a);
  whole.append(b);
  return languageOf(whole);
}

/** Some texts of a language, the shortest first, each of the plainest characters that it may be made of. */
export function someTexts(language: Language, most: number): string[] {
  return textShapes(language, most).map((shape) => shape.map(plainestOf).join(''));
}

/** The shapes of a language's texts, the shortest first: for each place, the characters that may stand there. */
export function textShapes(language: Language, most: number): CharSet[][] {
  // Mixing characters of one unit and of two would double the shapes at each place: a few of two units alone come last.
  const few = Math.min(most, maxOfPairs);
  return [...shapesIn(both(language, ofUnits(oneUnit)), most), ...shapesIn(both(language, ofPairs()), few)];
}

const maxOfPairs = 5;
const oneUnit = units(0xd800, 0xdfff).negate();

function ofUnits(characters: CharSet): Language {
  return counted(0, Number.POSITIVE_INFINITY, (from, to) => from.link(to, characters));
}

function ofPairs(): Language {
  return counted(0, Number.POSITIVE_INFINITY, (from, to) => {
    const half = new DFA.Node();
    from.link(half, units(0xd83d, 0xd83d));
    half.link(to, units(0xdc69, 0xdc69));
  });
}

function shapesIn(language: Language, most: number): CharSet[][] {
  const shapes: CharSet[][] = [];
  for (const shape of language.wordSets()) {
    if (shapes.length === most) break;
    shapes.push([...shape]);
  }
  return shapes;
}

const plainest = [...'aeZ09/:.-@ _%äé', '\n', '界'].map((character) => character.charCodeAt(0));

function plainestOf(characters: CharSet): string {
  const plain = plainest.find((character) => characters.has(character));
  return String.fromCharCode(plain ?? characters.ranges[0]?.min ?? 0);
}
