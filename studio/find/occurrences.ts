/** The words that an editor looks for, and how. */
export interface Sought {
  words: string;
  isCaseKept: boolean;
  isWholeWord: boolean;
}

/** A part of a text, from its first letter to before its last. */
export interface Span {
  start: number;
  end: number;
  /** Whether it begins with a capital where the words that were looked for do not, as at the beginning of a sentence. */
  isRaised?: boolean;
}

// A space that keeps a line from breaking is a space to whoever looks for words.
const anySpace = '[ \\u00a0\\u202f]';
const letter = '[\\p{L}\\p{M}\\p{N}_]';

/** Where the words stand in a text, from its beginning, none within another; nowhere when there are no words. */
export function occurrencesIn(text: string, sought: Sought): Span[] {
  if (!sought.words) return [];
  return Array.from(text.matchAll(patternOf(sought)), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    ...(isRaised(found) && !isRaised(sought.words) && { isRaised: true }),
  }));
}

function patternOf({ words, isCaseKept, isWholeWord }: Sought): RegExp {
  const letters = words.normalize('NFD').match(/\P{M}?\p{M}*/gu) ?? [];
  // Not before a mark that makes it another letter.
  const literal = `${letters.map(eitherForm).join('')}(?!\\p{M})`;
  const whole = isWholeWord ? `(?<!${letter})${literal}(?!${letter})` : literal;
  return new RegExp(whole, isCaseKept ? 'gu' : 'giu');
}

/** A letter as texts have it: with its accent in one sign, or beside it, as some systems and PDFs write it. */
function eitherForm(letter: string): string {
  const forms = new Set([letter.normalize('NFC'), letter.normalize('NFD')]);
  const [one = '', other] = [...forms].map((form) =>
    form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/[ \u00a0\u202f]/g, anySpace),
  );
  return other === undefined ? one : `(?:${one}|${other})`;
}

/** Words as they are written at a place: with a capital where it has one, unless their own spelling has another, as in “iPad”. */
export function wordsAt({ isRaised }: Pick<Span, 'isRaised'>, words: string): string {
  if (!isRaised || !/^\p{Ll}[^\p{Lu}]*(\s|$)/u.test(words)) return words;
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}

/** Whether words begin with a capital that is not one of several, as that of “IT” is. */
const isRaised = (words: string): boolean => /^\p{Lu}(?!\p{Lu})/u.test(words);

/** A text in which other words stand at some places; of places that overlap, the first counts. */
export function replacedIn(text: string, places: readonly Span[], words: string): string {
  let [result, from] = ['', 0];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    if (place.start < from) continue;
    result += text.slice(from, place.start) + wordsAt(place, words);
    from = place.end;
  }
  return result + text.slice(from);
}
