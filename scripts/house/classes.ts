import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';

/** A class that a piece writes, and the file in which it stands. */
export interface WrittenClass {
  name: string;
  file: string;
}

const attribute = /[cC]lassName[=:]\s*/g;
const literal = /(['"`])((?:(?!\1)[^\\\n])*)\1/g;
/** What stands before a text that something is compared with. */
const comparison = /[=!]==\s*$/;
const constant = /^(?:export )?const (\w+)\b[^=\n]*= ([\s\S]*?);\n/gm;
/** What marks the parent or the neighbour that a variant looks at; it draws nothing. */
const marker = /^(group|peer)(\/|$)/;

/** The classes in a file of markup: those in `className`, and in what stands at the file's top and is named there. */
export function writtenClasses(file: string, text: string): WrittenClass[] {
  const constants = new Map([...text.matchAll(constant)].map(([, name = '', value = '']) => [name, value]));
  const names = new Set<string>();
  const seen = new Set<string>();
  const take = (code: string) => {
    for (const { index, 2: words = '' } of code.matchAll(literal)) {
      if (comparison.test(code.slice(0, index))) continue;
      for (const name of words.split(/\s+/)) if (name && !name.includes('${')) names.add(name);
    }
    for (const [word] of code.replace(literal, '').matchAll(/\b[a-z]\w*/gi)) {
      const value = constants.get(word);
      if (value === undefined || seen.has(word)) continue;
      seen.add(word);
      take(value);
    }
  };
  for (const { index, 0: found } of text.matchAll(attribute)) take(valueAt(text, index + found.length));
  return [...names].filter((name) => !marker.test(name)).map((name) => ({ name, file }));
}

/** The texts in a file of code that look like classes and nothing else: several words, or one with brackets in it. */
export function writtenLooks(text: string): string[][] {
  return [...text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').matchAll(literal)]
    .map(([, , words = '']) => words.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 1 || words[0]?.includes('-['));
}

/** The code of a value: a text, or all up to the brace that ends it, or to the comma or line behind it. */
function valueAt(text: string, start: number): string {
  const first = text[start] ?? '';
  if (first === '"' || first === "'") return text.slice(start, text.indexOf(first, start + 1) + 1);
  let depth = 0;
  for (let end = start; end < text.length; end++) {
    const letter = text[end] ?? '';
    if ('{(['.includes(letter)) depth++;
    if ('})]'.includes(letter)) depth--;
    if (depth < 0 || (depth === 0 && (first === '{' || letter === ',' || letter === '\n')))
      return text.slice(start, end + 1);
  }
  return text.slice(start);
}

/** The style sheet of the whole site as it would be with these classes in its markup. */
export async function stylesWith(sheet: string, classes: readonly string[]): Promise<string> {
  const { build } = await compile(readFileSync(sheet, 'utf8'), {
    base: dirname(resolve(sheet)),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : resolve('node_modules', id, 'index.css');
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return build([...classes]);
}

/** Whether a style sheet has a rule for a class. */
export function isStyled(styles: string, name: string): boolean {
  const escaped = name.replace(/[^\w\u0080-\uffff-]/g, '\\$&').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`\\.${escaped}(?![\\w\\\\-])`).test(styles);
}
