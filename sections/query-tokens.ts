/** A token of a GROQ query: a word, a sign, a bracket, or a whole quoted text. */
export interface QueryToken {
  text: string;
  /** Its offset in the query. */
  at: number;
}

const piece = /\/\/[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|->|=>|\w+|\S/g;

/** The tokens of a GROQ query, without spaces and comments. */
export function tokensOf(query: string): QueryToken[] {
  return [...query.matchAll(piece)].flatMap(({ 0: text, index: at }) =>
    text.startsWith('//') ? [] : [{ text, at }],
  );
}

const pairs: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** The index of the bracket that closes the one at `from`. */
export function closingOf(tokens: readonly QueryToken[], from: number): number {
  let depth = 0;
  for (let place = from; place < tokens.length; place += 1) {
    const text = tokens[place]?.text ?? '';
    if (text in pairs) depth += 1;
    else if (isClosing(text) && --depth === 0) return place;
  }
  return tokens.length - 1;
}

/** The index of the bracket that opens the one closed at `to`. */
export function openingOf(tokens: readonly QueryToken[], to: number): number {
  let depth = 0;
  for (let place = to; place >= 0; place -= 1) {
    const text = tokens[place]?.text ?? '';
    if (isClosing(text)) depth += 1;
    else if (text in pairs && --depth === 0) return place;
  }
  return 0;
}

const isClosing = (text: string): boolean => text === '}' || text === ']' || text === ')';
