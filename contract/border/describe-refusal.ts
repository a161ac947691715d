import type { Source, WrittenElement } from './draw-on-server.ts';
import type { JsonLoss } from './json-losses.ts';
import type { UnsendableValue } from './refused-values.ts';

/** How findings name files, and the place where something was thrown. */
export interface Names {
  nameOf(file: string): string;
  placeOf(thrown: Error): Source | undefined;
}

/** A place in the words of findings. */
export function namedPlace(source: WrittenElement['source'], { nameOf, placeOf }: Names): string {
  if (source === 'contract') return 'The contract';
  const place = source instanceof Error ? placeOf(source) : source;
  return place ? `${nameOf(place.fileName)}:${place.lineNumber}` : 'A library';
}

/** A refused value in a sentence: where it stands, what it is, whom it is handed, and what to do instead. */
export function describeRefusal({ element, path, value, error }: UnsendableValue, names: Names): string {
  const { type, source } = element;
  const place = namedPlace(source, names);
  const what = `${path}, ${namedValue(value)},`;
  if (typeof type === 'string') {
    if (typeof value === 'function' && /^on[A-Z]/.test(path))
      return `${place} puts ${what} on <${type}>, but nothing on a server can listen to events. Move <${type}> into a file of its own that begins with 'use client', and draw that one in the view`;
    return `${place} puts ${what} on <${type}>, which React cannot write down (${firstOf(error)}). ${instead(value, undefined)}`;
  }
  const { piece, called } = namedPiece(type, names);
  return `${place} hands ${what} to ${called}, which runs in the browser: React cannot send it there (${firstOf(error)}). ${instead(value, piece)}`;
}

/**
 * A value that an island does not get, in a sentence: where it stands, what it is, what becomes of it, and what to do
 * instead.
 */
export function describeLoss({ element, path, value, becomes }: JsonLoss, names: Names): string {
  const { type, source } = element;
  const { called } = namedPiece(type, names);
  return `${namedPlace(source, names)} hands ${path}, ${namedValue(value)}, to ${called}, an island, which gets it as JSON: it becomes ${becomes}. Hand it what JSON can say: texts, numbers, lists and plain objects`;
}

/** The file of a piece of the browser from the root, and what it is called in a sentence. */
function namedPiece(type: unknown, { nameOf }: Names): { piece: string; called: string } {
  const { file, name } = referenceOf(type);
  const piece = nameOf(file);
  return { piece, called: name === 'default' ? piece : `${name} of ${piece}` };
}

/**
 * The first line of what React or a view says, without the names that bundling adds; what React draws below it is left
 * out.
 */
export function wordsOf({ message }: Error): string {
  const [first = ''] = message.split('\n');
  return first
    .replace(/\.$/, '')
    .replaceAll(/\(0 , \w+\.(\w+)\)/g, '$1')
    .replaceAll(/\bimport_\w+\./g, '');
}

/** The first sentence. */
const firstOf = (error: Error): string => wordsOf(error).split(/\. (?=[A-Z])/)[0] ?? '';

function instead(value: unknown, piece: string | undefined): string {
  if (typeof value === 'function') {
    const where = piece ? ` and write the function in ${piece}` : '';
    return `Hand it plain data${where}; what the server is to do when it is called becomes a server function, which begins with 'use server'`;
  }
  if (typeof value === 'symbol') return 'Hand it a text instead';
  return 'Hand it what is in it: texts, numbers, lists and plain objects';
}

function namedValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return `the symbol "${value.description}"`;
  if (typeof value !== 'object' || value === null) return String(value);
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return 'an object without a prototype';
  return prototype === Object.prototype ? 'an object' : `an instance of ${prototype.constructor.name}`;
}

/** The module and the name that a reference to a piece of the browser leads to. */
export function referenceOf(type: unknown): { file: string; name: string } {
  // React's references carry their id, of which its types know nothing.
  const id = (type as { $$id?: string }).$$id ?? '';
  const at = id.lastIndexOf('#');
  return { file: id.slice(0, at), name: id.slice(at + 1) };
}
