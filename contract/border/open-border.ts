import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { ServedViews } from '../project.ts';
import { serverImports } from './browser-modules.ts';
import { bundleViews, entryOfDrawing } from './bundle-views.ts';
import { describeLoss, describeRefusal, namedPlace, referenceOf, wordsOf } from './describe-refusal.ts';
import { asError, drawOnServer, type ServerReact } from './draw-on-server.ts';
import { isOfLibrary } from './graph.ts';
import { type JsonLoss, jsonLosses } from './json-losses.ts';
import { type KnownModules, moduleFaults } from './module-faults.ts';
import { refusedValues, type UnsendableValue } from './refused-values.ts';
import { thrownAt } from './thrown-at.ts';

/** The border between the server, on which views are drawn, and the browser, in which pieces of them run. */
export interface Border {
  /** What is wrong with the modules of a view, whatever is drawn: they stand on the wrong side, or import across. */
  faultsOfModules(kind: string): string[];
  /**
   * What React refuses when it draws a view with these properties on a server, and what does not come to an island as
   * it is.
   */
  refusals(kind: string, props: object): Promise<string[]>;
}

/**
 * Bundles all views of a project as its server has them, and answers what can be asked of them; findings name files
 * from `root` on. Throws when a view cannot be bundled.
 * @example
 * const border = await openBorder(views);
 * border.faultsOfModules('faq');
 */
export async function openBorder(views: ServedViews, root = process.cwd()): Promise<Border> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-border-')));
  try {
    const { chunks, modules, filesOf } = await bundleViews(views, folder, root);
    const pieces = [...modules].flatMap(([file, { directive }]) => (directive === 'use client' ? file : []));
    const own = pieces.filter((file) => !isOfLibrary(file));
    const serverImportsOf = await serverImports(own, views.serverOnly);
    const { react, loaded } = load(folder, views);
    const nameOf = (file: string) => relative(root, resolve(root, file));
    const known = { modules, filesOf, serverImportsOf, nameOf, missing: missingNames(react) };
    const names = { nameOf, placeOf: thrownAt(folder, chunks) };
    const islands = new Set(views.islands);
    const isIsland = (type: unknown) => typeof type !== 'string' && islands.has(referenceOf(type).file);
    const failure = (error: Error) => {
      return `${namedPlace(error, names)} fails on a server: ${wordsOf(error)}. Put what needs a browser into a file that begins with 'use client'`;
    };
    return {
      faultsOfModules(kind) {
        const found = moduleFaults(kind, known);
        const { error } = loaded.get(kind) ?? {};
        return error && found.length === 0 ? [failure(error)] : found;
      },
      async refusals(kind, props) {
        const { view } = loaded.get(kind) ?? {};
        if (!view) return [];
        react.notes.elements = isReference(view)
          ? [{ type: view, props: { ...props }, source: 'contract' }]
          : [];
        const errors = await drawOnServer(react, react.createElement(view, props));
        const losses = react.notes.elements.flatMap((element) =>
          isIsland(element.type) ? jsonLosses(element) : [],
        );
        if (errors.length + losses.length === 0) return [];
        const refused: UnsendableValue[] = [];
        for (const element of errors.length > 0 ? [...react.notes.elements] : [])
          refused.push(...(await refusedValues(react, element)));
        const explained = refused.map(({ error }) => wordsOf(error));
        const isExplained = moduleFaults(kind, known).length > 0;
        const others = errors.filter((error) => !isExplained && !explained.includes(wordsOf(error)));
        const said = refused.map((one) => describeRefusal(one, names));
        const isRefused = ({ element, path }: JsonLoss) =>
          refused.some((one) => one.element === element && one.path === path);
        const lost = losses.filter((one) => !isRefused(one)).map((one) => describeLoss(one, names));
        return [...new Set([...said, ...lost, ...others.map(failure)])];
      },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether a view is a piece for the browser, to which the server only refers. */
const isReference = (view: unknown): boolean =>
  typeof view === 'function' && '$$typeof' in view && view.$$typeof === Symbol.for('react.client.reference');

/** The imported names that are not there on a server, with the file that imports each. */
const missingNames = ({ notes }: ServerReact): KnownModules['missing'] =>
  notes.names.flatMap(({ file, valuesOf }) => {
    try {
      return valuesOf().flatMap(([from, name, value, others]) =>
        value === undefined ? { file, from, name, others } : [],
      );
    } catch {
      return []; // for a module that could not be loaded, which is reported for each view
    }
  });

/** Loads what was bundled: React, and each view or why it cannot be loaded. */
function load(folder: string, { files, exports = {} }: ServedViews) {
  const require = createRequire(join(folder, 'any.cjs'));
  const methods = Object.getOwnPropertyDescriptors(console);
  const react: ServerReact = require(`./${entryOfDrawing}.cjs`);
  // React's renderer replaces the console's methods for good.
  Object.defineProperties(console, methods);
  const loaded = new Map<string, { view?: unknown; error?: Error }>();
  for (const kind of Object.keys(files)) {
    try {
      loaded.set(kind, { view: require(`./${kind}.cjs`)[exports[kind] ?? 'default'] });
    } catch (thrown) {
      loaded.set(kind, { error: asError(thrown) });
    }
  }
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  return { react, loaded };
}
