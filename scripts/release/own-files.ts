import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsIn, ownFileOf } from '../house/imports.ts';
import { startedIn } from '../packages/specifiers.ts';

/** What some of our programs need to run: files of the tree, and what these import of packages. */
export interface OwnFiles {
  /** Paths from the root. */
  files: string[];
  /** Such as `zod` and `next/headers.js`. */
  specifiers: string[];
}

// A program may also look for where a module is installed.
const lookup = /\b(?:require|resolve)\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Follows programs through all that they import and start. Throws when one needs a file that Node cannot run by itself.
 */
export function ownFilesOf(programs: readonly string[]): OwnFiles {
  const files = new Set<string>();
  const specifiers = new Set<string>();
  const waiting = [...programs];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    if (file.endsWith('.tsx'))
      throw new Error(`A release cannot run "${file}", which Node reads only once it is built.`);
    files.add(file);
    const text = readFileSync(file, 'utf8');
    for (const name of namedIn(text)) {
      const own = ownFileOf(name, file);
      if (own !== undefined) waiting.push(own);
      else if (!name.startsWith('node:')) specifiers.add(name);
    }
    for (const started of startedIn(text)) {
      const beside = posix.join(posix.dirname(file), /\.\w+$/.test(started) ? started : `${started}.ts`);
      if (beside.endsWith('.ts') && existsSync(beside)) waiting.push(beside);
    }
  }
  return { files: [...files].sort(), specifiers: [...specifiers].sort() };
}

/** What is needed to run a source; types are not. */
const namedIn = (text: string): string[] => [
  ...importsIn(text).flatMap(({ name, isTypeOnly }) => (isTypeOnly ? [] : [name])),
  ...[...text.matchAll(lookup)].map(([, name = '']) => name),
];
