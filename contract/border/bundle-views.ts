import { type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import type { ServedViews } from '../project.ts';
import { isOfLibrary, neverCode, reached } from './graph.ts';
import { type ReadModule, readModule } from './read-module.ts';
import { withServerFunctions } from './server-functions.ts';
import {
  drawingModule,
  elementsModule,
  ofDrawing,
  ofElements,
  quietHooks,
  quietHooksModule,
} from './virtual-modules.ts';

/** Views as the server has them: their code, and what was read of their modules on the way. */
export interface BundledViews {
  /** The compiled files, of which each view is one by its kind, and React's renderer `drawing`. */
  chunks: OutputChunk[];
  /** The project's own modules that the server has, and those that it only refers to, by their files. */
  modules: Map<string, ReadModule>;
  /** The files that the modules of each kind come to, the view's own among them. */
  filesOf(kind: string): readonly string[];
}

/**
 * Bundles views for React's server: what is meant for a browser is only referred to, and style sheets are left out.
 * Everything but Node is within, so that it meets the React of a server whatever else the process has loaded.
 */
export async function bundleViews(views: ServedViews, folder: string): Promise<BundledViews> {
  const modules = new Map<string, ReadModule>();
  const graph = new Map<string, readonly string[]>();
  const bundle = await rolldown({
    input: { ...views.files, drawing: ofDrawing },
    platform: 'node',
    resolve: { conditionNames: ['react-server', 'node', 'default'], alias: { ...views.aliases } },
    // What a library does not offer on a server is found by name, in `readModule`'s imports.
    shimMissingExports: true,
    checks: { moduleLevelDirective: false, circularDependency: false },
    logLevel: 'silent',
    transform: {
      define: { 'process.env.NODE_ENV': '"development"' },
      jsx: { runtime: 'automatic', development: true, importSource: ofElements },
    },
    plugins: [serverModules(views, modules, graph)],
  });
  try {
    const { output }: RolldownOutput = await bundle.write({
      dir: folder,
      format: 'cjs',
      exports: 'named',
      sourcemap: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
    });
    const chunks = output.filter((one) => one.type === 'chunk');
    return { chunks, modules, filesOf: (kind) => reached(views.files[kind] ?? '', graph) };
  } finally {
    await bundle.close();
  }
}

const script = /\.[cm]?[jt]sx?$/;

function serverModules(
  { renderer }: ServedViews,
  modules: Map<string, ReadModule>,
  graph: Map<string, readonly string[]>,
): Plugin {
  return {
    name: 'tessera-server-modules',
    resolveId(name, importer) {
      // React would listen to all that the process waits for, and no more than the renderer needs is its own.
      if (name === 'async_hooks' && importer && isOfLibrary(importer)) return `\0${quietHooks}`;
      // One module, whatever is asked of it.
      if (name.startsWith(`${ofElements}/`)) return `\0${ofElements}`;
      const isOurs = name === ofDrawing || name === ofElements;
      // They say where a module may run, and hold nothing.
      if (isOurs || name === 'server-only' || name === 'client-only') return `\0${name}`;
      return undefined;
    },
    load(id) {
      if (id === `\0${ofDrawing}`) return drawingModule(renderer);
      if (id === `\0${ofElements}`) return elementsModule(renderer);
      if (id === `\0${quietHooks}`) return quietHooksModule;
      if (id.startsWith('\0')) return id.endsWith('-only') ? '' : undefined;
      return neverCode.test(id)
        ? { code: 'export default { src: "/", width: 1, height: 1 }', moduleType: 'js' }
        : undefined;
    },
    transform: {
      order: 'pre',
      filter: { id: script },
      handler(code, file) {
        if (file.startsWith('\0')) return undefined;
        const isMarked = code.includes('use client') || code.includes('use server');
        if (isOfLibrary(file) && !isMarked) return undefined;
        const read = readModule(file, code);
        modules.set(file, read);
        if (read.directive === 'use client')
          return { code: references(file, namesOf(read, code)), moduleType: 'js', map: null };
        const named = isMarked ? withServerFunctions(file, code, read, register) : code;
        const uses = isMarked
          ? `import { registerServerReference as ${register} } from "${ofElements}";`
          : '';
        return { code: uses + missingNames(file, read) + named, map: null };
      },
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      graph.set(id, [...importedIds, ...dynamicallyImportedIds]);
    },
  };
}

const register = '__asServerFunction';

/** What stands on the server for a module of the browser: a reference to each thing that it offers. */
function references(file: string, names: readonly string[]): string {
  return [
    `import { createClientModuleProxy } from "${ofElements}";`,
    `const whole = createClientModuleProxy(${JSON.stringify(file)});`,
    ...names.map((name, index) => `const one${index} = whole[${JSON.stringify(name)}];`),
    `export { ${names.map((name, index) => `one${index} as ${name}`)} };`,
  ].join('\n');
}

/** The names that a module offers; in the older form of libraries they stand in a list that is never run, or one by one. */
function namesOf({ exports }: ReadModule, code: string): string[] {
  if (exports.length > 0) return exports.filter((name) => name !== '*');
  const [, list = ''] = code.match(/0 && \(module\.exports = \{([^}]*)\}/) ?? [];
  const listed = [...list.matchAll(/(\w+)\s*:/g)].flatMap(([, name]) => name ?? []);
  const single = [...code.matchAll(/\bexports\.(\w+)\s*=/g)].flatMap(([, name]) => name ?? []);
  return [...new Set([...listed, ...single, 'default'])].filter((name) => name !== '__esModule');
}

/** Code before a module, on its first line, that notes which names libraries do not have for it on a server. */
function missingNames(file: string, { imports }: ReadModule): string {
  if (isOfLibrary(file)) return '';
  const named = imports.filter(
    ({ from, name }) => !/^[./#]/.test(from) && name !== '*' && name !== 'default',
  );
  if (named.length === 0) return '';
  const asked = named.map(
    ({ from, name }, index) => `import { ${name} as __${index}_of_server } from ${JSON.stringify(from)};`,
  );
  const answers = named.map(
    ({ from, name }, index) => `[${JSON.stringify(from)}, ${JSON.stringify(name)}, __${index}_of_server]`,
  );
  return `import { noteNames as __noteNames } from "${ofElements}";${asked.join('')}__noteNames(${JSON.stringify(file)}, () => [${answers}]);`;
}
