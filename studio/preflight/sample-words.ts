import { type Fields, fieldIn, isFields } from '#schemas/fields.ts';
import { isKind } from '#sections/check-section.ts';
import { firstValue } from '#sections/first-value.ts';
import { kinds } from '#sections/registry.ts';
import type { FieldPath, Hint } from '../inspect/field-path.ts';

const minLength = 20; // characters; shorter words, such as "See the platform", are chosen again by chance

/**
 * The hints about sample words that sections still have. In a section that serves as proof, nobody has said or counted
 * what the sample claims, so each long sample text is a fault, and each name or number there is asked about before it
 * goes out. A section that has only sample words is asked about, too.
 */
export function sampleWords({ sections, seo }: Fields): Hint[] {
  const list = Array.isArray(sections) ? sections.filter(isFields) : [];
  // Editors know who is shown a page that search engines are kept from.
  const isShown = fieldIn(seo, 'noindex') !== true;
  return list.flatMap((section): Hint[] => {
    const samples = samplesOf(section._type);
    const at = (path: FieldPath): FieldPath => ['sections', { _key: String(section._key) }, ...path];
    const own = [...wordsIn(section)].map((one) => ({ ...one, path: at(one.path) }));
    const kept = own.filter(({ words }) => samples.has(words));
    const long = kept.filter(({ words }) => words.length >= minLength);
    if (isShown && isProof(section._type)) {
      const claimed = kept.filter(({ path }) => !introducing.has(path[2]));
      const told = [
        ...claimed.filter((one) => long.includes(one)).map(asFault),
        ...claimed.filter((one) => !long.includes(one) && isOfSomebody(one.words)).map(asAsked),
      ];
      if (told.length > 0) return told;
    }
    const [first] = long;
    if (!first) return [];
    const isUntouched = isShown && kept.length === own.length;
    return [
      {
        weight: 'advice',
        path: first.path,
        text: exampleWords(first.words, long.length - 1),
        ...(isUntouched && { example: shortened(first.words) }),
      },
    ];
  });
}

/** A text of a document, and its place. */
interface Words {
  path: FieldPath;
  words: string;
}

const asFault = ({ path, words }: Words): Hint => ({
  weight: 'fault',
  path,
  text: `“${shortened(words)}” is an example, which visitors would take for true. Write what is so, or take the section out.`,
});

const asAsked = ({ path, words }: Words): Hint => ({
  weight: 'advice',
  path,
  text: `“${words}” is an example, which visitors would take for true. Write what is so, unless it is.`,
  example: words,
});

function exampleWords(words: string, more: number): string {
  const said = `“${shortened(words)}”`;
  return more === 0
    ? `${said} is an example that comes with the section. Write your own, unless it is meant so.`
    : `${said} and ${more === 1 ? 'another text' : `${more} more texts`} are examples that come with the section. Write your own, unless they are meant so.`;
}

/**
 * The hints without the questions about sections that visitors already have, because these were asked when the sections
 * went out first.
 */
export function withoutAsked(hints: readonly Hint[], published: Fields | null): Hint[] {
  const list = Array.isArray(published?.sections) ? published.sections.filter(isFields) : [];
  const keys = new Set<unknown>(list.map(({ _key }) => _key));
  return hints.map(({ example, ...hint }) => {
    const [, section] = hint.path;
    const isAsked = typeof section === 'object' && keys.has(section._key);
    return { ...hint, ...(example !== undefined && !isAsked && { example }) };
  });
}

/** The fields that introduce a section and claim nothing. */
const introducing = new Set<unknown>(['eyebrow', 'title', 'text']);
const isProof = (kind: unknown): boolean =>
  typeof kind === 'string' && isKind(kind) && kinds[kind].menu?.group === 'proof';

/**
 * Whether a short text is so distinctive that nobody writes the same by chance: several names, or a number of several
 * digits.
 */
const isOfSomebody = (words: string): boolean => isFigure(words) || names.test(words);
const names = /^\p{Lu}\S*( (and )?\p{Lu}\S*)+$/u;
const isFigure = (words: string): boolean => /^[^\p{L}_-]*\d[^\p{L}_-]*\d[^\p{L}_-]*$/u.test(words);

const known = new Map<string, ReadonlySet<string>>();

/** The words of the sample of a kind. */
function samplesOf(kind: unknown): ReadonlySet<string> {
  const name = String(kind);
  const found = known.get(name);
  if (found) return found;
  const entry = new Map<string, { sample: { _type: string } }>(Object.entries(kinds)).get(name);
  // A new section comes without the pictures of its sample.
  const words = new Set(entry ? [...wordsIn(firstValue(entry.sample))].map((one) => one.words) : []);
  known.set(name, words);
  return words;
}

// Links, references and settings of the look are not written for visitors.
const isWritten = (name: string): boolean => !name.startsWith('_') && name !== 'href' && name !== 'asset';

/** The texts of something stored, each with its place. */
function* wordsIn(value: unknown, path: FieldPath = []): Generator<Words> {
  if (typeof value === 'string') {
    if (value.includes(' ') || isFigure(value)) yield { path, words: value.trim() };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* wordsIn(item, [...path, isFields(item) && item._key ? { _key: String(item._key) } : index]);
  } else if (isFields(value)) {
    for (const [name, field] of Object.entries(value))
      if (isWritten(name)) yield* wordsIn(field, [...path, name]);
  }
}

const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words);
