import { CharSet, DFA, NFA } from 'refa';

/** A set of texts that a finite automaton accepts, over the 16-bit units that JavaScript's texts are made of. */
export type Language = DFA;

/** The largest unit of a text; automata of other alphabets cannot be compared with these. */
export const alphabet = { maxCharacter: 0xffff } as const;

/** Above this many states a language is not made: what follows from it would take longer than anybody waits. */
const maxStates = 20_000;

/** The language of a nondeterministic automaton; throws refa's `TooManyNodesError` where it is too large. */
export function languageOf(automaton: NFA): Language {
  const language = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(maxStates));
  language.minimize();
  return language;
}

/** The texts of a length, in 16-bit units, as JavaScript, Sanity and zod count them. */
export function textsOfLength(min: number, max: number): Language {
  const any = NFA.fromCharSet(CharSet.all(alphabet.maxCharacter));
  any.quantify(min, max);
  return languageOf(any);
}

/** All texts. */
export const anyText = (): Language => DFA.all(alphabet);

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

/** The texts that begin with one of the first and go on with one of the second. */
export function joined(a: Language, b: Language): Language {
  const whole = NFA.fromFA(a);
  whole.append(b);
  return languageOf(whole);
}

/** Some texts of a language, the shortest first, each of the plainest characters that it may be made of. */
export function someTexts(language: Language, most: number): string[] {
  return textShapes(language, most).map((shape) => shape.map(plainestOf).join(''));
}

/** What the texts of a language are made of, the shortest first: for each place the characters that may stand there. */
export function textShapes(language: Language, most: number): CharSet[][] {
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
