import type { ServerImport } from './browser-modules.ts';
import type { BundledViews } from './bundle-views.ts';
import { isOfLibrary } from './graph.ts';

/** What is known of the modules of all views once they are bundled and loaded. */
export interface KnownModules extends Pick<BundledViews, 'modules' | 'filesOf'> {
  /**
   * The imported names that are not there on a server, with the file that imports each; for a file of the project, with
   * the `others` that it has.
   */
  missing: readonly { file: string; from: string; name: string; others?: readonly string[] }[];
  /** What a piece of the browser imports that only a server has. */
  serverImportsOf(piece: string): ServerImport[];
  /** How findings name a file. */
  nameOf(file: string): string;
}

const maxNames = 12; // nobody reads more in a line

const listed = (names: readonly string[]): string =>
  names.length === 0 || names.length > maxNames ? 'no such name' : names.join(', ');

/**
 * What is wrong with the modules of a kind's view, a sentence each: they stand on the wrong side of the border, or
 * import across it.
 */
export function moduleFaults(kind: string, known: KnownModules): string[] {
  const { modules, filesOf, missing, serverImportsOf, nameOf } = known;
  const found = filesOf(kind).flatMap((file) => {
    const read = modules.get(file);
    if (!read || isOfLibrary(file)) return [];
    const at = (line: number) => `${nameOf(file)}:${line}`;
    if (read.directive === 'use client')
      return [
        ...serverImportsOf(file).map(
          (one) =>
            `${nameOf(one.file)}:${one.line} imports ${one.from}, which only a server has, and ${nameOf(file)} brings it to the browser. Read what it needs in the view, and hand it over as a property`,
        ),
      ];
    const { lateDirective: late, imports } = read;
    const without = missing.filter((one) => one.file === file);
    return [
      ...(late
        ? [
            `${at(late.line)} says '${late.directive}' after other code, where it has no effect. Put it before the imports`,
          ]
        : []),
      ...without.map(({ from, name, others }) => {
        const { line = 1 } = imports.find((one) => one.from === from && one.name === name) ?? {};
        if (others) return `${at(line)} imports ${name} of ${from}, which exports ${listed(others)}`;
        return `${at(line)} imports ${name} of ${from}, which exists only in the browser, but the view is drawn on a server. Begin ${nameOf(file)} with 'use client', or move what needs ${name} into a file that does`;
      }),
      ...imports
        .filter(({ from }) => from === 'client-only')
        .map(
          ({ line }) =>
            `${at(line)} says by client-only that it is only for the browser, but the view imports it on a server. Import it in a file that begins with 'use client'`,
        ),
    ];
  });
  return [...new Set(found)];
}
