import { addressPatterns as patterns } from './address-patterns.ts';

/** A type of document that has an address of its own. */
export type AddressedType = keyof typeof patterns;

/** The types of documents that have an address of their own. */
export const addressedTypes = Object.keys(patterns) as AddressedType[];

/** The types whose documents stand in a folder of their own, each under one word (the slug). */
export const typesInFolders = addressedTypes.filter((type) => patterns[type].endsWith('/:slug'));

/** Whether documents of a type may stand at any path, which an editor writes whole. */
export const standsAnywhere = (type: AddressedType): boolean => patterns[type] === ':path';

/** The types whose documents may stand at any path: pages, which form the tree of the site. */
export const typesAnywhere = addressedTypes.filter(standsAnywhere);

/**
 * The first of the types that may stand anywhere; its documents can hold sections of any kind. Throws where the site
 * has none.
 */
export function typeOfPages(): AddressedType {
  const [type] = typesAnywhere;
  if (!type)
    throw new Error('No type of page stands anywhere. Give one the address ":path": pages/page/address.ts.');
  return type;
}

/** The GROQ condition that a document is of one of the types that may stand anywhere. */
export const pageCondition =
  typesAnywhere.length === 1 ? `_type == "${typeOfPages()}"` : `_type in ${JSON.stringify(typesAnywhere)}`;

/** Whether documents of a type have an address of their own. */
export const isAddressed = (type: unknown): type is AddressedType =>
  typeof type === 'string' && Object.hasOwn(patterns, type);

/**
 * The GROQ order in which the foremost documents of a type come first. For pages, which form the tree of the site,
 * those are the oldest, because a site begins with its main pages; for other types the last edited. It begins with a
 * single attribute, which an index can have.
 */
export const foremost = (type: AddressedType): string =>
  standsAnywhere(type) ? '_createdAt asc, _id asc' : '_updatedAt desc, _id asc';

/** What an address is made of. */
export interface Addressed {
  _type?: string;
  path?: string | null;
  slug?: string | null;
}

const pathShape = /^\/(?![/\\])[^\\?#\p{Cc}]*$/u;

/**
 * Whether a text is a path of the site at all: `//a.example` would be another site, and `javascript:…` is no path.
 */
export const isPath = (text: string): boolean => pathShape.test(text);

/**
 * The path at which a document stands; null where the document has none, where it is not a valid path, and for a type
 * without addresses.
 * @example
 * addressOf({ _type: 'post', slug: 'quiet-keys' }); // "/blog/quiet-keys"
 * addressOf({ _type: 'page', path: '/platform' }); // "/platform"
 */
export function addressOf({ _type, path, slug }: Addressed): string | null {
  if (!isAddressed(_type)) return null;
  const word = addressField(_type) === 'path' ? path : slug;
  const address = word ? patterns[_type].replace(/:(path|slug)$/, () => word) : '';
  return isPath(address) ? address : null;
}

/**
 * Returns a function that adds `href`, the address of the page, to a queried document of a type; null where the
 * document has none.
 */
export const withAddress =
  (_type: AddressedType) =>
  <Found extends { slug: string | null }>(found: Found) => ({
    ...found,
    href: addressOf({ _type, slug: found.slug }),
  });

/** The name of the field that holds the address of documents of a type. */
export const addressField = (type: AddressedType): 'path' | 'slug' =>
  patterns[type].endsWith(':path') ? 'path' : 'slug';

/** The path below which all documents of a type stand, such as `/blog`; `/` for those that may stand anywhere. */
export const folderOf = (type: AddressedType): string =>
  patterns[type].replace(/\/?:(path|slug)$/, '') || '/';

/** The slug that a document of a type at a path has; empty when none of that type can stand there. */
export function slugAt(type: AddressedType, path: string): string {
  const folder = `${folderOf(type)}/`;
  const slug = path.startsWith(folder) ? path.slice(folder.length) : '';
  return slug.includes('/') ? '' : slug;
}

/** The GROQ condition for documents of a type that stand at `$path`; its parameters come from `addressParams`. */
export const standsAt = (type: AddressedType): string =>
  addressField(type) === 'path'
    ? `_type == "${type}" && path.current == $path`
    : `_type == "${type}" && slug.current == $${paramOf(type)}`;

/** The same condition for documents of any type. */
export const standsAtPath = addressedTypes.map((type) => `(${standsAt(type)})`).join(' || ');

/** The parameters of queries for what stands at a path: the path itself, and its slug for each type with a folder. */
export const addressParams = (path: string) => ({
  path,
  // Empty words match no document; null would match those that have no slug yet.
  ...Object.fromEntries(typesInFolders.map((type) => [paramOf(type), slugAt(type, path)])),
});

// GROQ has no hyphens in the names of parameters.
function paramOf(type: AddressedType): string {
  return type.replaceAll('-', '_');
}
