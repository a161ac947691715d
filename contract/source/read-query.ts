import { fileURLToPath } from 'node:url';
import { constantText, valueAt } from './constant-text.ts';
import { readSourceFile } from './source-file.ts';

/**
 * The text of a query that a file holds as a constant, or in one (`queries.posts`), read without running the file: for
 * queries that no module exports, and for files that run only in the app. Throws an Error when there is no such
 * constant, or more than one, or its text is not known.
 * @example
 * readQuery(new URL('./app/page.tsx', import.meta.url), 'postsQuery');
 */
export function readQuery(url: URL, name: string): string {
  const file = fileURLToPath(url);
  const source = readSourceFile(file);
  const [first = '', ...further] = name.split('.');
  let constant = source.constants.get(first);
  for (const part of further) constant = constant && valueAt(constant, part);
  if (!constant) throw new Error(`${file} has no constant "${name}", or several.`);
  return constantText(constant, source);
}
