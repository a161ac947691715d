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
  // A list, as braces around a single name are taken as they are.
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
    : [
        ...[...text.matchAll(statement)].map(([, , type, name = '']) => ({
          name,
          isTypeOnly: Boolean(type),
        })),
        ...[...text.matchAll(call)].map(([, name = '']) => ({ name, isTypeOnly: false })),
      ];
  const imports = found.flatMap(({ name, isTypeOnly }) => {
    if (name.startsWith('#')) return { target: name.slice(1), isTypeOnly };
    const [, workspace, part] = name.match(packaged) ?? [];
    if (workspace) return { target: `${workspace}/${part ?? workspace}.ts`, isTypeOnly };
    if (name.startsWith('.'))
      return { target: posix.normalize(posix.join(posix.dirname(file), name)), isTypeOnly };
    return [];
  });
  return { file, text, imports };
}
