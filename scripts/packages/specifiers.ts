// The imports in compiled JavaScript and types, in every way in which the compiler writes them.
const written = /(\b(?:from|import)\s*\(?\s*)(["'])([^"'\n]+)\2/g;
// The file that a thread or process starts with is named by a URL relative to the file that starts it.
const begun = /new URL\(\s*[`"'](\.{1,2}\/[^`"'$]+)/g;

/** The specifiers of all imports in the text of a compiled file. */
export const specifiersIn = (text: string): string[] =>
  [...text.matchAll(written)].map(([, , , specifier = '']) => specifier);

/** The files, without their ending, that the text of a compiled file starts as threads and processes. */
export const startedIn = (text: string): string[] =>
  [...text.matchAll(begun)].map(([, file = '']) => file.replace(/\.js$/, ''));

/** The text with every specifier put through `change`. */
export const changeSpecifiers = (text: string, change: (specifier: string) => string): string =>
  text.replace(
    written,
    (_, before: string, quote: string, specifier: string) => before + quote + change(specifier) + quote,
  );

/** The package that a specifier names: `@a/b` of `@a/b/c`; undefined for a file, and for a module of Node. */
export function packageOf(specifier: string): string | undefined {
  if (/^(\.|node:|#)/.test(specifier)) return undefined;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
