import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { posix } from 'node:path';

/** One file of the tree and the files of ours that it imports, as paths from the root. */
export interface SourceFile {
  file: string;
  text: string;
  imports: { target: string; isTypeOnly: boolean }[];
}

const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** A package of the product's own stands in the room of its name, and exports files without their endings. */
const packaged = /^@tessera\/([\w-]+)(?:\/(.+))?$/;
const style = /@import\s+(?:url\(\s*)?['"]([^'"]+)['"]/g;

/** Reads every source of the rooms with what it imports. */
export async function readSources(rooms: readonly string[]): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  // A list of patterns, because `glob` takes braces around a single name literally.
  const patterns = rooms.map((room) => `${room}/**/*.{ts,tsx,mjs,css}`);
  for await (const file of glob(patterns, {
    exclude: (name) => /\.next|node_modules|next-env/.test(name),
  })) {
    sources.push(readSource(file, readFileSync(file, 'utf8')));
  }
  return sources;
}

/** What a file imports of ours, whichever way it says so. */
export function readSource(file: string, text: string): SourceFile {
  const found = file.endsWith('.css')
    ? [...text.matchAll(style)].map(([, name = '']) => ({ name, isTypeOnly: false }))
    : importsIn(text);
  const imports = found.flatMap(({ name, isTypeOnly }) => {
    const target = ownFileOf(name, file);
    return target === undefined ? [] : [{ target, isTypeOnly }];
  });
  return { file, text, imports };
}

/** All that the text of a script names in imports, as it is written there: files of ours and packages. */
export const importsIn = (text: string): { name: string; isTypeOnly: boolean }[] => [
  ...[...text.matchAll(statement)].map(([, , type, name = '']) => ({ name, isTypeOnly: Boolean(type) })),
  ...[...text.matchAll(call)].map(([, name = '']) => ({ name, isTypeOnly: false })),
];

/**
 * The file of ours that an import in another one names, as a path from the root; undefined for a package, and for what
 * Node has.
 */
export function ownFileOf(name: string, file: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  const [, workspace, part] = packaged.exec(name) ?? [];
  return workspace && `${workspace}/${part ?? workspace}.ts`;
}
