/** Says whether a pattern matches the whole of a text without case (`foldCase`). */
export type Glob = (folded: string) => boolean;

/**
 * A pattern in which `*` stands for any number of characters and `.` for any one, without regard to case. It means the
 * same as the regular expression that groq-js makes of it, but takes a time that is bounded by the lengths of text and
 * pattern, whatever they are.
 */
export function globOf(pattern: string): Glob {
  const [head = '', ...others] = foldCase(pattern).split('*');
  const tail = others.pop();
  if (tail === undefined) return (folded) => folded.length === head.length && isAt(folded, head, 0);
  const middle = others.filter((part) => part !== '');
  const minLength = middle.reduce((sum, part) => sum + part.length, head.length + tail.length);
  return (folded) => {
    const end = folded.length - tail.length;
    if (folded.length < minLength || !isAt(folded, head, 0) || !isAt(folded, tail, end)) return false;
    let at = head.length;
    // The first place of each part is the best, because it leaves the most to those after it.
    for (const part of middle) {
      const found = find(folded, part, at);
      if (found < 0 || found + part.length > end) return false;
      at = found + part.length;
    }
    return at <= end;
  };
}

function isAt(text: string, part: string, place: number): boolean {
  if (!part.includes('.')) return text.startsWith(part, place);
  for (let index = 0; index < part.length; index++)
    if (part[index] !== '.' && part[index] !== text[place + index]) return false;
  return true;
}

function find(text: string, part: string, from: number): number {
  if (!part.includes('.')) return text.indexOf(part, from);
  for (let place = from; place + part.length <= text.length; place++)
    if (isAt(text, part, place)) return place;
  return -1;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are all of ASCII
const ascii = /^[\x00-\x7f]*$/;

/**
 * A text as regular expressions with the flag `i` see it
 * (https://tc39.es/ecma262/#sec-runtime-semantics-canonicalize-ch).
 */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.toUpperCase();
  let folded = '';
  for (let index = 0; index < text.length; index++) folded += foldUnit(text.charAt(index));
  return folded;
}

function foldUnit(unit: string): string {
  const upper = unit.toUpperCase();
  if (upper.length !== 1) return unit;
  return unit >= '\x80' && upper < '\x80' ? unit : upper;
}
