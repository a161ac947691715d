import { Refusal } from '../../kernel/refusal.ts';

// Comments, and texts with everything that is escaped in them.
const texts = /\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs;
const escaped = /\\(?:u\{([0-9a-fA-F]+)\}|(.))/gs;
const known = new Set('\'"\\/bfnrtu');

/**
 * A query in which groq-js reads every escaped character as it is meant: one beyond `\uFFFF` is written as two. Throws
 * a 400 for an escape that GROQ does not have, which groq-js would read as the word "undefined".
 *
 * @see https://spec.groq.dev/GROQ.revision1/#sec-String
 */
export function withPlainEscapes(query: string): string {
  if (!query.includes('\\')) return query;
  return query.replace(texts, (text, begin: number) =>
    text.startsWith('//')
      ? text
      : text.replace(escaped, (found, code: string | undefined, letter: string | undefined, at: number) => {
          if (letter !== undefined && known.has(letter)) return found;
          const plain = code === undefined ? undefined : plainOf(Number.parseInt(code, 16));
          if (plain !== undefined) return plain;
          throw Refusal.ofQuery(
            query,
            begin + at,
            `unknown escape sequence ${found}`,
            begin + at + found.length,
          );
        }),
  );
}

/** The escapes of a character, by its code point, as groq-js reads them; undefined where there is no such character. */
function plainOf(code: number): string | undefined {
  if (code > 0x10_ff_ff) return undefined;
  const units = String.fromCodePoint(code).split('');
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
