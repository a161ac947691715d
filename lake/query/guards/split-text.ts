/**
 * The answer of `string::split()`: the parts of a text between the places where a separator stands, or its characters
 * where that is empty; null unless both are texts. Takes time in proportion to the sum of their lengths, and can be
 * ended at any moment: JavaScript's own `split` takes as long as their product, and goes on in a thread that was ended.
 * Throws a RangeError for more than `maxParts` parts.
 */
export function splitText(text: unknown, separator: unknown, maxParts: number): string[] | null {
  if (typeof text !== 'string' || typeof separator !== 'string') return null;
  if (text === '') return [];
  const parts: string[] = [];
  let begun = 0;
  const cut = (end: number, next: number) => {
    if (parts.length >= maxParts) throw new RangeError(`A list of more than ${maxParts} items came of it`);
    parts.push(text.slice(begun, end));
    begun = next;
  };
  if (separator === '') for (const { length } of text) cut(begun + length, begun + length);
  else {
    for (const end of endsOf(separator, text))
      if (end - separator.length >= begun) cut(end - separator.length, end);
    cut(text.length, text.length);
  }
  return parts;
}

/**
 * The ends of the places at which a text stands in another, by the algorithm of Knuth, Morris and Pratt
 * (https://doi.org/10.1137/0206024).
 */
function* endsOf(sought: string, text: string): Generator<number> {
  // How much of `sought` still matches when the next letter does not.
  const rest = new Int32Array(sought.length + 1);
  rest[0] = -1;
  const step = (matched: number, letter: number): number => {
    let at = matched;
    while (at >= 0 && sought.charCodeAt(at) !== letter) at = rest[at] ?? -1;
    return at + 1;
  };
  for (let index = 1; index < sought.length; index++)
    rest[index + 1] = step(rest[index] ?? -1, sought.charCodeAt(index));
  let matched = 0;
  for (let index = 0; index < text.length; index++) {
    matched = step(matched, text.charCodeAt(index));
    if (matched < sought.length) continue;
    yield index + 1;
    matched = rest[matched] ?? 0;
  }
}
