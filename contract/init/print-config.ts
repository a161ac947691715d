import { dirname, isAbsolute, relative } from 'node:path';
import { quoted } from '../proof/written-text.ts';
import { importedFile } from '../source/constant-text.ts';
import type { Import } from '../source/source-file.ts';
import type { Portable } from './portable.ts';

/** A contract.config.ts before it is written. */
export interface Draft {
  file: string;
  /** The types, or the whole configuration of the Studio that holds them. */
  types: Portable;
  plugins: readonly Portable[];
  queries: readonly DraftQuery[];
}

/** A query of a draft: the expression by which it is taken, and its contract in zod. */
export interface DraftQuery extends Portable {
  subject: string;
  contract?: string;
}

/** The source text of a contract.config.ts, with imports that lead from its own place to everything that it names. */
export function printConfig({ file, types, plugins, queries }: Draft): string {
  const parts = [types, ...plugins, ...queries];
  const isUsed = (name: string) => parts.some(({ code }) => code.startsWith(`${name}(`));
  const hasContract = queries.some(({ contract }) => contract);
  return `${[
    importLine(`{ defineConfig${isUsed('typesOf') ? ', typesOf' : ''} }`, '@tessera/contract'),
    ...(isUsed('readQuery') ? [importLine('{ readQuery }', '@tessera/contract/read-query')] : []),
    ...(hasContract ? [importLine('* as z', 'zod')] : []),
    ...importLines(parts, file),
    '',
    '/** What `npx tessera-contract` proves: whatever an editor can publish, each query answers what its contract accepts. */',
    'export default defineConfig({',
    `  types: ${types.code},`,
    ...(plugins.length > 0 ? [`  plugins: [${plugins.map(({ code }) => code).join(', ')}],`] : []),
    '  queries: [',
    ...queries.map(queryLines),
    '  ],',
    '});',
  ].join('\n')}\n`;
}

function queryLines({ subject, code, contract }: DraftQuery): string {
  return [
    '    {',
    `      subject: ${quoted(subject)},`,
    `      query: ${code},`,
    ...(contract ? [`      contract: ${contract.replaceAll('\n', '\n      ')},`] : []),
    '    },',
  ].join('\n');
}

function importLines(parts: readonly Portable[], file: string): string[] {
  const all = new Map(parts.flatMap(({ imports }) => [...imports]));
  const bySource = Map.groupBy(all, ([, { from }]) => from);
  return [...bySource].flatMap(([from, names]) => {
    const path = isAbsolute(from) ? pathTo(from, file) : from;
    const whole = names.filter(([, { name }]) => name === 'default' || name === '*');
    const single = names.filter(([, { name }]) => name !== 'default' && name !== '*').map(nameIn);
    return [
      ...whole.map(([local, { name }]) => importLine(name === '*' ? `* as ${local}` : local, path)),
      ...(single.length > 0 ? [importLine(`{ ${single.join(', ')} }`, path)] : []),
    ];
  });
}

const importLine = (names: string, path: string): string => `import ${names} from ${quoted(path)};`;

const nameIn = ([local, { name }]: [string, Import]): string =>
  name === local ? name : `${name} as ${local}`;

function pathTo(target: string, file: string): string {
  return pathFrom(file, target).replace(/(\/index)?\.[cm]?[jt]sx?$/, '');
}

/** The path from one file to another, as it is written into the first. */
export function pathFrom(file: string, target: string): string {
  const path = relative(dirname(file), target).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** An expression with its imports by absolute paths, so that any file can say where they lead. */
export function fromAnywhere({ code, imports }: Portable, file: string): Portable {
  const moved = [...imports].map(([local, { from, name }]): [string, Import] => [
    local,
    { from: isAbsolute(from) ? from : (importedFile(from, file) ?? from), name },
  ]);
  return { code, imports: new Map(moved) };
}
