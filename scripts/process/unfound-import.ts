import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** An import of what is not there: where it is written, and what it asks for. */
export interface UnfoundImport {
  file: string;
  line: number;
  /** As it stands between the quotes. */
  asked: string;
}

const quoted = /(["'])((?:\.{0,2}\/|[@#\w])[^"'\n]*)\1/g;

/**
 * The import that Node has not found, with its line, which Node's error does not tell; undefined for any other error.
 */
export function unfoundImport(error: Error): UnfoundImport | undefined {
  const [, wanted, file] =
    /^Cannot find (?:module|package) '(.+)' imported from (.+)$/.exec(error.message) ?? [];
  if (wanted === undefined || file === undefined) return undefined;
  for (const [index, text] of linesOf(file).entries())
    for (const [, , asked = ''] of text.matchAll(quoted))
      if (isWanted(asked, wanted, file)) return { file, line: index + 1, asked };
  return undefined;
}

/** Whether what a file asks for is what Node has looked for: a file by its path, or a package by its name. */
function isWanted(asked: string, wanted: string, file: string): boolean {
  if (asked.startsWith('.')) return resolve(dirname(file), asked) === wanted;
  // What "imports" of our package.json names lies at the same path from the root.
  if (asked.startsWith('#')) return wanted.endsWith(`/${asked.slice(1)}`);
  return asked === wanted || asked.startsWith(`${wanted}/`);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return []; // the import stood in no file, but in a text that is run
  }
}
