/** The words that an editor looks for, and how. */
export interface Sought {
  words: string;
  isCaseKept: boolean;
  isWholeWord: boolean;
}

/** A part of a text, from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
  /** Whether it begins with a capital where the sought words do not, as at the beginning of a sentence. */
  isRaised?: boolean;
}

// An editor who looks for words does not distinguish a no-break space.
const anySpace = '[ \\u00a0\\u202f]';
const letter = '[\\p{L}\\p{M}\\p{N}_]';

/** The places of the words in a text, from its beginning, without overlaps; none where there are no words. */
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
  // A combining mark that follows would make the last letter another one.
  const literal = `${letters.map(eitherForm).join('')}(?!\\p{M})`;
  const whole = isWholeWord ? `(?<!${letter})${literal}(?!${letter})` : literal;
  return new RegExp(whole, isCaseKept ? 'gu' : 'giu');
}

/**
 * A pattern for a letter in both Unicode forms: composed, or with a combining accent, as some systems and PDFs write
 * it.
 */
function eitherForm(letter: string): string {
  const forms = new Set([letter.normalize('NFC'), letter.normalize('NFD')]);
  const [one = '', other] = [...forms].map((form) =>
    form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/[ \u00a0\u202f]/g, anySpace),
  );
  return other === undefined ? one : `(?:${one}|${other})`;
}

/**
 * The replacement as it is written at a place: with a capital where the place has one, unless its own spelling has a
 * later capital, as in “iPad”.
 */
export function wordsAt({ isRaised }: Pick<Span, 'isRaised'>, words: string): string {
  if (!isRaised || !/^\p{Ll}[^\p{Lu}]*(\s|$)/u.test(words)) return words;
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}

/** Whether words begin with a single capital, and not with several as in “IT”. */
const isRaised = (words: string): boolean => /^\p{Lu}(?!\p{Lu})/u.test(words);

/** A text with some places replaced; of overlapping places, the first counts. */
export function replacedIn(text: string, places: readonly Span[], words: string): string {
  let [result, from] = ['', 0];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    if (place.start < from) continue;
    result += text.slice(from, place.start) + wordsAt(place, words);
    from = place.end;
  }
  return result + text.slice(from);
}
