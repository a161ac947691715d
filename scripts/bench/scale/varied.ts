const wordForm = /\p{L}{3,}/gu;

/** Returns a value with its texts in other words, always the same for the same seed. */
export type Vary = <Value>(value: Value, seed: number) => Value;

/**
 * Makes a function that says texts in other words, from all words of some documents. Each word gives way to one of the
 * same length, chosen as often as the documents use it, so that a text keeps its size. Texts without a space (names,
 * keys, addresses) stay.
 */
export function variesWith(documents: readonly object[]): Vary {
  const words = new Map<number, string[]>();
  for (const word of JSON.stringify(documents).match(wordForm) ?? []) {
    const alike = words.get(word.length) ?? [];
    if (alike.length === 0) words.set(word.length, alike);
    alike.push(word.toLowerCase());
  }
  return (value, seed) => {
    const random = randomNumbers(seed);
    const otherWord = (word: string): string => {
      const alike = words.get(word.length) ?? [word];
      const other = alike[Math.floor(random() * alike.length)] ?? word;
      return word[0] === word[0]?.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
    };
    const vary = (inner: unknown): unknown => {
      if (typeof inner === 'string') return inner.includes(' ') ? inner.replace(wordForm, otherWord) : inner;
      if (Array.isArray(inner)) return inner.map(vary);
      if (inner === null || typeof inner !== 'object') return inner;
      return Object.fromEntries(Object.entries(inner).map(([name, field]) => [name, vary(field)]));
    };
    return vary(value) as typeof value; // only the words of its texts change
  };
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
