import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';

/** The error of a bundled file, with the places in its stack changed to those in the files that it was made of. */
export function withWrittenPlaces(
  error: unknown,
  file: string,
  map: Pick<SourceMapPayload, 'sources' | 'mappings' | 'names'>,
): unknown {
  if (!(error instanceof Error) || !error.stack) return error;
  const written = new SourceMap({ version: 3, file, sourcesContent: [], sourceRoot: '', ...map });
  error.stack = error.stack.replaceAll(
    /(?:file:\/\/)?(\/[^\s()]+):(\d+):(\d+)/g,
    (place, bundle, line, column) => {
      if (bundle !== file) return place;
      const found = written.findEntry(Number(line) - 1, Number(column) - 1);
      if (!('originalSource' in found)) return place;
      const { originalSource, originalLine, originalColumn } = found;
      return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
    },
  );
  return error;
}
