import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypeNames } from '../lists/type-names.ts';

const classes = /\.([a-z][\w-]*)/g;

/** The classes that a kind's style sheet defines and no piece of ui/ has. */
export function ownClasses(root: string, styles: string): string[] {
  const ofPieces = globSync('ui/**/*.css', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const taken = new Set(classesIn(ofPieces.join('\n')));
  return [...new Set(classesIn(styles))].filter((name) => !taken.has(name));
}

const classesIn = (styles: string): string[] => [...styles.matchAll(classes)].map(([, name = '']) => name);

/** A style sheet with each of some classes as one of another kind, so that neither kind draws the other. */
export const renameInStyles = (styles: string, rename: Renames): string =>
  styles.replace(classes, (all, name: string) => (rename.has(name) ? `.${rename.get(name)}` : all));

/** A view with the same classes renamed, wherever they stand in a string. */
export const renameInView = (view: string, rename: Renames): string =>
  view.replace(/(["'`])[^"'`\n]*\1/g, (text) =>
    text.replace(/[a-z][\w-]*/g, (word) => rename.get(word) ?? word),
  );

/** What classes of one kind are called in another. */
export type Renames = ReadonlyMap<string, string>;

/** Names for the classes of a kind in another one, which begin with the name of that. */
export const renamesOf = (own: readonly string[], old: TypeNames, now: TypeNames): Renames =>
  new Map(
    own.map((name) => [
      name,
      name.startsWith(old.kebab) ? name.replace(old.kebab, now.kebab) : `${now.kebab}-${name}`,
    ]),
  );
