import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { isOfLibrary } from './graph.ts';

const frame = /\(?([^\s()]+\.cjs):(\d+):(\d+)\)?$/gm;

/**
 * Answers where in the project's own files an error was thrown, by its stack in the compiled files of a folder;
 * undefined when it was thrown elsewhere.
 */
export function thrownAt(
  folder: string,
  chunks: readonly OutputChunk[],
): (thrown: Error) => { fileName: string; lineNumber: number } | undefined {
  const maps = new Map<string, SourceMap>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    const chunk = chunks.find(({ fileName }) => join(folder, fileName) === file);
    if (known || !chunk?.map) return known;
    // Node's type asks for a field that it does not read.
    const map = new SourceMap({ sourceRoot: '', ...chunk.map });
    maps.set(file, map);
    return map;
  };
  return ({ stack = '' }) => {
    for (const [, file = '', line, column] of stack.matchAll(frame)) {
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry) || entry.originalSource.startsWith('\0')) continue;
      const fileName = resolve(folder, entry.originalSource);
      if (!isOfLibrary(fileName) && !fileName.includes('\0'))
        return { fileName, lineNumber: entry.originalLine + 1 };
    }
    return undefined;
  };
}
