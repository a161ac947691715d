import { builtinModules } from 'node:module';
import { rolldown } from 'rolldown';
import { isOfLibrary, neverCode, reached } from './graph.ts';
import { readModule } from './read-module.ts';

/** An import, in a module of the browser, of what only a server has. */
export interface ServerImport {
  file: string;
  line: number;
  from: string;
}

/**
 * Goes through the modules that some pieces bring to the browser, and answers, by the file of a piece, which of their
 * imports only a server has: `server-only`, what Node brings, and what `serverOnly` names.
 */
export async function serverImports(
  pieces: readonly string[],
  serverOnly: readonly string[],
): Promise<(piece: string) => ServerImport[]> {
  const found = new Map<string, ServerImport[]>();
  const graph = new Map<string, readonly string[]>();
  if (pieces.length === 0) return () => [];
  const isOfServer = (name: string) =>
    name === 'server-only' ||
    name.startsWith('node:') ||
    builtinModules.includes(name) ||
    serverOnly.includes(name);
  const bundle = await rolldown({
    input: [...pieces],
    platform: 'browser',
    logLevel: 'silent',
    shimMissingExports: true,
    plugins: [
      {
        name: 'tessera-browser-modules',
        async resolveId(name, importer) {
          if (!importer || /^[./#\0]/.test(name)) return undefined;
          // The project's own modules can have names like those of libraries, so each name is resolved.
          const place = isOfServer(name) ? null : await this.resolve(name, importer, { skipSelf: true });
          return place && !place.external && !isOfLibrary(place.id) ? place : { id: name, external: true };
        },
        load: (id) => (neverCode.test(id) ? { code: 'export default {}', moduleType: 'js' } : undefined),
        transform: {
          order: 'pre',
          handler(code, file) {
            if (file.startsWith('\0') || neverCode.test(file)) return undefined;
            const { directive, imports } = readModule(file, code);
            // A browser gets only a way to call its functions.
            if (directive === 'use server') return { code: 'export {}', map: null };
            const own = imports.filter(({ from }) => isOfServer(from));
            found.set(
              file,
              own.map(({ from, line }) => ({ file, line, from })),
            );
            return undefined;
          },
        },
        moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
          graph.set(id, [...importedIds, ...dynamicallyImportedIds]);
        },
      },
    ],
  });
  try {
    await bundle.generate({ format: 'esm' });
  } finally {
    await bundle.close();
  }
  return (piece) => reached(piece, graph).flatMap((file) => found.get(file) ?? []);
}
