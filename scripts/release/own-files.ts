import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { startedIn } from '../packages/specifiers.ts';

/** What some programs of ours need to run: files of the tree, and what they import of packages. */
export interface OwnFiles {
  /** Paths from the root. */
  files: string[];
  /** Such as `zod` and `next/headers.js`. */
  specifiers: string[];
}

const statement = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const call = /\b(?:import|require|resolve)\(\s*['"]([^'"]+)['"]\s*\)/g;
/** A package of the product's own stands in the folder of its name, and exports files without their endings. */
const workspace = /^@tessera\/([\w-]+)(?:\/(.+))?$/;

/** Follows programs through what they import and start. Throws when one needs a file that Node alone cannot run. */
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
    const from = posix.dirname(file);
    for (const name of named(text)) {
      const own = ownFileOf(name, from);
      if (own !== undefined) waiting.push(own);
      else if (!name.startsWith('node:')) specifiers.add(name);
    }
    for (const started of startedIn(text)) {
      const beside = posix.join(from, /\.\w+$/.test(started) ? started : `${started}.ts`);
      if (beside.endsWith('.ts') && existsSync(beside)) waiting.push(beside);
    }
  }
  return { files: [...files].sort(), specifiers: [...specifiers].sort() };
}

const named = (text: string): string[] =>
  [...text.matchAll(statement), ...text.matchAll(call)].map(([, name = '']) => name);

function ownFileOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return posix.join(from, name);
  if (name.startsWith('#')) return name.slice(1);
  const [, room, part] = workspace.exec(name) ?? [];
  return room && `${room}/${part ?? room}.ts`;
}
