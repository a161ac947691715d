import { posix } from 'node:path';
import type { SourceFile } from './imports.ts';

/**
 * Every circle between the folders that stand directly in a room, as a sentence: a folder that imports another, by whichever way
 * round, is not imported by it. Imports of types count; tests, which use what stands above, and files beside the folders do not.
 */
export function folderCircles(sources: SourceFile[], room: string): string[] {
  const imported = new Map<string, Set<string>>();
  for (const { file, imports } of sources) {
    const folder = folderOf(file, room);
    if (!folder || /\.test\.tsx?$/.test(file)) continue;
    const others = imports.map(({ target }) => folderOf(target, room)).filter((other) => other !== undefined);
    imported.set(folder, new Set([...(imported.get(folder) ?? []), ...others]).difference(new Set([folder])));
  }
  const done = new Set<string>();
  const found: string[] = [];
  function visit(folder: string, way: string[]): void {
    if (way.includes(folder)) {
      found.push(
        `These folders import each other: ${[...way.slice(way.indexOf(folder)), folder].join(' → ')}.`,
      );
      return;
    }
    if (done.has(folder)) return;
    for (const other of imported.get(folder) ?? []) visit(other, [...way, folder]);
    done.add(folder);
  }
  for (const folder of imported.keys()) visit(folder, []);
  return found;
}

function folderOf(file: string, room: string): string | undefined {
  const [first, folder, ...rest] = posix.normalize(file).split('/');
  return first === room && rest.length > 0 ? `${room}/${folder}` : undefined;
}
