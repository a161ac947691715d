import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** A name that a file imports and that the file that it names does not have, as the bundler says it. */
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
 * Whether a project needs a name that a file does not have. What is only exported onwards may be a type, which has no value, and of a
 * package it is no matter of the project. `open` has the texts of files that are not saved.
 */
export function isNeeded({ message, id }: WrongName, open: ReadonlyMap<string, string>): boolean {
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

const maxNames = 12; // nobody reads more in a line

const nameIn = (message: string): string => message.match(/"(.+?)" is not exported by/)?.[1] ?? '';

function exportsOf(file: string, text?: string) {
  try {
    const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
    const { module } = parseSync(file, text ?? readFileSync(file, 'utf8'), { lang });
    return module.staticExports.flatMap(({ entries }) => entries);
  } catch {
    return []; // no file, but what a plugin of the bundler makes
  }
}
