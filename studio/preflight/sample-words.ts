import { type Fields, fieldIn, isFields } from '#schemas/fields.ts';
import { isKind } from '#sections/check-section.ts';
import { firstValue } from '#sections/first-value.ts';
import { kinds } from '#sections/registry.ts';
import type { FieldPath, Hint } from '../inspect/field-path.ts';

const minLength = 20; // characters; shorter words, such as "See the platform", are chosen again by chance

/**
 * The sections that still say something that they said when they were put in, each by the first of these words. Nobody has said or counted
 * what stands there as proof, so that does not go out; of one that says nothing else it is asked.
 */
export function sampleWords({ sections, seo }: Fields): Hint[] {
  const list = Array.isArray(sections) ? sections.filter(isFields) : [];
  return list.flatMap((section): Hint[] => {
    const samples = samplesOf(section._type);
    const own = [...wordsIn(section)];
    const kept = own.filter(({ words }) => words.length >= minLength && samples.has(words));
    const [first] = kept;
    if (!first) return [];
    const said = `“${shortened(first.words)}”`;
    const more = kept.length - 1;
    const text =
      more === 0
        ? `${said} is an example that comes with the section. Write your own, unless it is meant so.`
        : `${said} and ${more === 1 ? 'another text' : `${more} more texts`} are examples that come with the section. Write your own, unless they are meant so.`;
    const at = (path: FieldPath): FieldPath => ['sections', { _key: String(section._key) }, ...path];
    // Whom a page that search engines are kept from is shown, its editors know.
    const isShown = fieldIn(seo, 'noindex') !== true;
    const isUntouched = isShown && own.every(({ words }) => samples.has(words));
    const claimed = isShown && isProof(section._type) && kept.find(({ path }) => !introducing.has(path[0]));
    return [
      claimed
        ? {
            weight: 'fault',
            path: at(claimed.path),
            text: `“${shortened(claimed.words)}” is an example, which visitors would take for true. Write what is so, or take the section out.`,
          }
        : { weight: 'advice', path: at(first.path), text, ...(isUntouched && { isUntouched }) },
    ];
  });
}

/** What is said of a document of which something is published: of sections that visitors have, it was asked when these went out. */
export function withoutAsked(hints: readonly Hint[], published: Fields | null): Hint[] {
  const list = Array.isArray(published?.sections) ? published.sections.filter(isFields) : [];
  const keys = new Set<unknown>(list.map(({ _key }) => _key));
  return hints.map(({ isUntouched, ...hint }) => {
    const [, section] = hint.path;
    const isAsked = typeof section === 'object' && keys.has(section._key);
    return { ...hint, ...(isUntouched && !isAsked && { isUntouched }) };
  });
}

/** What introduces a section, and proves nothing. */
const introducing = new Set<unknown>(['eyebrow', 'title', 'text']);
const isProof = (kind: unknown): boolean =>
  typeof kind === 'string' && isKind(kind) && kinds[kind].menu?.group === 'proof';

const known = new Map<string, ReadonlySet<string>>();

/** The words of the sample of a kind. */
function samplesOf(kind: unknown): ReadonlySet<string> {
  const name = String(kind);
  const found = known.get(name);
  if (found) return found;
  const entry = new Map<string, { sample: { _type: string } }>(Object.entries(kinds)).get(name);
  // A section is put in without the pictures of its sample.
  const words = new Set(entry ? [...wordsIn(firstValue(entry.sample))].map((one) => one.words) : []);
  known.set(name, words);
  return words;
}

// What leads somewhere, or says how something looks, is not written for visitors.
const isWritten = (name: string): boolean => !name.startsWith('_') && name !== 'href' && name !== 'asset';

/** The texts of something stored, each with its place. */
function* wordsIn(value: unknown, path: FieldPath = []): Generator<{ path: FieldPath; words: string }> {
  if (typeof value === 'string') {
    if (value.includes(' ')) yield { path, words: value.trim() };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* wordsIn(item, [...path, isFields(item) && item._key ? { _key: String(item._key) } : index]);
  } else if (isFields(value)) {
    for (const [name, field] of Object.entries(value))
      if (isWritten(name)) yield* wordsIn(field, [...path, name]);
  }
}

const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words);
