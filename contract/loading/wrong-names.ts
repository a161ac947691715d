import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { parserLanguage } from '../source/parser-language.ts';

/** The bundler's error on a name that a file imports from another that does not have it. */
interface WrongName {
  message: string;
  /** The file that imports it. */
  id: string;
  /** The file that has no such name. */
  exporter: string;
}

/** Whether this is what the bundler says of a name that it did not find. */
export function isWrongName(error: unknown): error is WrongName {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'MISSING_EXPORT';
}

/**
 * What `bundle` makes. When that throws because of names that are not there, the error is thrown on for those that the
 * project needs; when it needs none, `bundle` is called again, to put nothing in their place. `open` has the texts of
 * files that are not saved.
 */
export async function withNeededNames<Made>(
  bundle: (how: { shimMissingExports?: boolean }) => Promise<Made>,
  open: ReadonlyMap<string, string> = new Map(),
): Promise<Made> {
  try {
    return await bundle({});
  } catch (error) {
    const faults: unknown[] =
      error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
    const wrong = faults.filter(isWrongName);
    if (wrong.length === 0 || wrong.length < faults.length) throw error;
    const needed = wrong.filter((one) => isNeeded(one, open));
    if (needed.length > 0)
      throw Object.assign(new Error(needed.map(({ message }) => message).join('\n')), { errors: needed });
    // A type that is exported onwards is told from a value only by its declaration.
    return await bundle({ shimMissingExports: true });
  }
}

/**
 * Whether a project needs a name that a file does not have. A name that is only exported onwards may be a type, which
 * has no value, and a name that a package imports does not concern the project.
 */
function isNeeded({ message, id }: WrongName, open: ReadonlyMap<string, string>): boolean {
  if (id.includes('node_modules')) return false;
  const name = nameIn(message);
  const onwards = exportsOf(id, open.get(id)).filter(({ moduleRequest }) => moduleRequest !== null);
  return !onwards.some(({ importName }) => importName.name === name);
}

/** A wrong name in words, with the names that there are instead; `shown` says where a file is. */
export function describeWrongName(
  { message, exporter }: WrongName,
  shown: (file: string) => string = (file) => file,
): string {
  const name = nameIn(message);
  const names = exportsOf(exporter).flatMap(({ exportName, isType }) =>
    exportName.name !== null && exportName.name !== name && !isType ? [exportName.name] : [],
  );
  const instead = names.length > 0 && names.length <= maxNames ? `, which exports ${names.join(', ')}` : '';
  return `"${name}" is not exported by ${shown(exporter)}${instead}`;
}

/** Where a wrong name stands in the file as it is written: the bundler knows it only as it was compiled. */
export function placeOfWrongName({ message, id }: WrongName): { line: number; column: number } | undefined {
  const text = textOf(id);
  const name = nameIn(message);
  const imported = staticOf(id, text)?.staticImports.flatMap(({ entries }) => entries) ?? [];
  const isIt = ({ kind, name: own }: (typeof imported)[number]['importName']) =>
    kind !== 'NamespaceObject' && (own ?? 'default') === name;
  const found = imported.find(({ importName }) => isIt(importName));
  const offset = found?.importName.start ?? found?.localName.start;
  if (offset === undefined) return undefined;
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const maxNames = 12; // nobody reads more in a line

const nameIn = (message: string): string => message.match(/"(.+?)" is not exported by/)?.[1] ?? '';

function exportsOf(file: string, text = textOf(file)) {
  return staticOf(file, text)?.staticExports.flatMap(({ entries }) => entries) ?? [];
}

function staticOf(file: string, text: string) {
  return text ? parseSync(file, text, { lang: parserLanguage(file) }).module : undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // no file, but what a plugin of the bundler makes
  }
}
