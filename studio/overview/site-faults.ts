import { addressedTypes, isAddressed, standsAnywhere } from '#schemas/addresses.ts';
import { type Fields, fieldIn } from '#schemas/fields.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { addressesIn, deadLinks, type Known, namedIn } from '../inspect/dead-links.ts';
import { fileFaults, type NamedFile } from '../inspect/file-faults.ts';
import { ownFaults } from '../inspect/own-faults.ts';
import { titleOf } from '../lake/document-names.ts';

/** A document as it is stored, whole. */
export interface Stored extends Fields {
  _id: string;
  _type: string;
}

/** A document with what visitors stumble over in it. */
export interface Faulty {
  id: string;
  type: string;
  title: string;
  address: string | null;
  /** The faults in words, without duplicates. */
  faults: string[];
}

/**
 * The published ones of all stored documents, which are those that visitors get: an id with a dot is hidden from them.
 */
export const publishedOf = (documents: readonly Stored[]): Stored[] =>
  documents.filter(({ _id }) => !_id.includes('.'));

/**
 * The documents with faults in what visitors get, those with the most first: dead links, pictures without words, empty
 * sections.
 */
export async function faultyPages(
  published: readonly Stored[],
  known: Known & { files: readonly NamedFile[] },
): Promise<Faulty[]> {
  const looked = published.map(async (document): Promise<Faulty> => {
    const hints = [
      ...ownFaults(document, [], known.files),
      ...fileFaults(document, known.files),
      ...(await deadLinks(document, known)),
    ];
    const faults = hints.filter(({ weight }) => weight === 'fault').map(({ text }) => text);
    return { ...entryOf(document), faults: [...new Set(faults)] };
  });
  const found = (await Promise.all(looked)).filter(({ faults }) => faults.length > 0);
  return found.toSorted((a, b) => b.faults.length - a.faults.length);
}

/**
 * The pages that no menu, page or section links to, so that visitors find them only by a search. Leaves out the home
 * page, which needs no link, and pages that are hidden from search engines, which are meant for people who have their
 * address.
 */
export function orphans(published: readonly Stored[]): Faulty[] {
  /** Which documents name an id or an address. */
  const leadingTo = new Map<string, Set<string>>();
  for (const document of published) {
    if (document._type === 'redirect') continue;
    for (const to of [...namedIn(document), ...addressesIn(document)]) {
      const known = leadingTo.get(to) ?? new Set();
      leadingTo.set(to, known.add(document._id));
    }
  }
  return published.flatMap((document) => {
    const address = storedAddress(document);
    if (!isAddressed(document._type) || !standsAnywhere(document._type)) return [];
    if (!address || address === '/' || fieldIn(document.seo, 'noindex')) return [];
    const from = new Set([...(leadingTo.get(document._id) ?? []), ...(leadingTo.get(address) ?? [])]);
    const isLedTo = from.size > (from.has(document._id) ? 1 : 0);
    return isLedTo ? [] : [{ ...entryOf(document), faults: [] }];
  });
}

/** The pictures that no document shows, neither published nor as a draft or in a release. */
export function unusedPictures<Picture extends { _id: string }>(
  documents: readonly Stored[],
  pictures: readonly Picture[],
): Picture[] {
  const used = new Set(documents.flatMap((document) => namedIn(document)));
  return pictures.filter(({ _id }) => !used.has(_id));
}

/** The types whose documents visitors get as pages. */
export const pageLike: readonly string[] = addressedTypes;

const entryOf = (document: Stored): Omit<Faulty, 'faults'> => ({
  id: document._id,
  type: document._type,
  title: titleOf(document),
  address: storedAddress(document),
});
