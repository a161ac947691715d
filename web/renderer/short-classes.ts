import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const noted = z.object({
  /** The short name of each class that has one. */
  names: z.record(z.string(), z.string()),
  /** The address of the style sheet with the short names, by the address of the one that Next links. */
  sheets: z.record(z.string(), z.string()),
});

/** The short names that a build's classes have in finished pages, and the style sheets with these names. */
export type ShortClasses = z.infer<typeof noted>;

const fileOf = (distDir: string) => join(distDir, 'short-classes.json');

/** Notes beside a build which short names its classes have. */
export const writeShortClasses = (distDir: string, classes: ShortClasses): Promise<void> =>
  writeFile(fileOf(distDir), JSON.stringify(classes));

/** Reads the short names of a build's classes; rejects when it has none. */
export const readShortClasses = async (distDir: string): Promise<ShortClasses> =>
  noted.parse(JSON.parse(await readFile(fileOf(distDir), 'utf8')));

const classList = /(<[a-z][^<>]*? class=")([^"]*)"/g;
const linkedSheet = /(<link rel="stylesheet" href=")([^"]*)"/g;

/**
 * Makes the function that gives a page short class names: the names of utilities were a third of a page, even
 * compressed.
 */
export function openShortClasses({ names, sheets }: ShortClasses): (html: string) => string {
  const short = new Map(Object.entries(names).map(([name, written]) => [asInHtml(name), written]));
  const known = new Map<string, string>(); // views write the same lists again and again
  const shorten = (list: string): string => {
    const found = known.get(list);
    if (found !== undefined) return found;
    const written = list
      .split(' ')
      .map((name) => short.get(name) ?? name)
      .join(' ');
    known.set(list, written);
    return written;
  };
  return (html) => {
    const linked = [...html.matchAll(linkedSheet)].map(([, , address = '']) => address);
    // The rules of an unknown sheet would match none of the short names. Where none is found, one is linked in another
    // way.
    if (linked.length === 0 || linked.some((address) => !sheets[address])) return html;
    return html
      .replace(linkedSheet, (_, before: string, address: string) => `${before}${sheets[address]}"`)
      .replace(classList, (_, before: string, list: string) => `${before}${shorten(list)}"`);
  };
}

const escapes: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A name as React writes it into an attribute. */
const asInHtml = (name: string): string => name.replace(/["&'<>]/g, (letter) => escapes[letter] ?? letter);
