import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { isOfLibrary, neverCode } from './graph.ts';
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

const script = /\.[cm]?[jt]sx?$/;

/**
 * Turns each module into what a server has of it: one for the browser into references to what it offers; in others,
 * functions of the server are registered. What was read of the modules, and what each imports, is put into `modules`
 * and `graph`.
 */
export function serverModules(
  renderer: string,
  modules: Map<string, ReadModule>,
  graph: Map<string, readonly string[]>,
): Plugin {
  return {
    name: 'tessera-server-modules',
    resolveId(name, importer) {
      // With all of `async_hooks`, React would listen to every promise of the process; the renderer needs less.
      if (name === 'async_hooks' && importer && isOfLibrary(importer)) return `\0${quietHooks}`;
      // One module, whichever runtime of JSX is asked for.
      if (name.startsWith(`${ofElements}/`)) return `\0${ofElements}`;
      const isOurs = name === ofDrawing || name === ofElements;
      // `server-only` and `client-only` say where a module may run, and hold nothing.
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
      async handler(code, file) {
        if (file.startsWith('\0')) return undefined;
        const isMarked = code.includes('use client') || code.includes('use server');
        if (isOfLibrary(file) && !isMarked) return undefined;
        const read = readModule(file, code);
        modules.set(file, read);
        if (read.directive === 'use client') {
          const resolve = async (name: string, from: string) => (await this.resolve(name, from))?.id;
          const names = [...namesOf(read, code), ...(await namesPassedOn(file, read, resolve))];
          return { code: references(file, [...new Set(names)]), moduleType: 'js', map: null };
        }
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

/** Whether an import leads to a file of the project, and to no package. */
const isOwn = (from: string): boolean => /^[./#]/.test(from);

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

/** The names that a module offers; CommonJS libraries have them in a list that is never run, or one by one. */
function namesOf({ exports, allOf }: ReadModule, code: string): string[] {
  if (exports.length > 0 || allOf.length > 0) return exports;
  const [, list = ''] = code.match(/0 && \(module\.exports = \{([^}]*)\}/) ?? [];
  const listed = [...list.matchAll(/(\w+)\s*:/g)].flatMap(([, name]) => name ?? []);
  const single = [...code.matchAll(/\bexports\.(\w+)\s*=/g)].flatMap(([, name]) => name ?? []);
  return [...new Set([...listed, ...single, 'default'])].filter((name) => name !== '__esModule');
}

/** The names that a module offers because another one does. */
async function namesPassedOn(
  file: string,
  { allOf }: ReadModule,
  resolve: (name: string, from: string) => Promise<string | undefined>,
): Promise<string[]> {
  const names: string[] = [];
  for (const name of allOf) {
    const other = await resolve(name, file);
    if (!other) continue;
    const read = readModule(other, readFileSync(other, 'utf8'));
    names.push(...read.exports, ...(await namesPassedOn(other, read, resolve)));
  }
  return names.filter((name) => name !== 'default');
}

/**
 * Code that is put before a module, on its first line, and notes what is there on a server under the names that it
 * imports; for a file of the project, also the names that this file has.
 */
function missingNames(file: string, { imports }: ReadModule): string {
  if (isOfLibrary(file)) return '';
  const named = imports.filter(
    ({ from, name }) => name !== '*' && !neverCode.test(from) && (isOwn(from) || name !== 'default'),
  );
  if (named.length === 0) return '';
  const asked = named.map(({ from, name }, index) =>
    isOwn(from)
      ? `import * as __${index}_of_server from ${JSON.stringify(from)};`
      : `import { ${name} as __${index}_of_server } from ${JSON.stringify(from)};`,
  );
  const answers = named.map(({ from, name }, index) => {
    const noted = [from, name].map((word) => JSON.stringify(word)).join(', ');
    const whole = `__${index}_of_server`;
    return isOwn(from)
      ? `[${noted}, ${whole}[${JSON.stringify(name)}], Object.keys(${whole})]`
      : `[${noted}, ${whole}]`;
  });
  return `import { noteNames as __noteNames } from "${ofElements}";${asked.join('')}__noteNames(${JSON.stringify(file)}, () => [${answers}]);`;
}
