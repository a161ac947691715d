import { type KnownPlaces, linkFault, pathIn } from '#contract/checking/link-fault.ts';
import { linkFields, linkRules } from '#schemas/link/link-rules.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';
import type { Hint } from './field-path.ts';
import { isFile } from './file-faults.ts';
import { walkDocument } from './walk-document.ts';

/** What the lake knows of the things that a document refers to, as visitors see them. */
export interface Known {
  /** Those of the documents referred to that are published, with the fields of their addresses. */
  documents: readonly (Stored & { _id: string })[];
  /** The addresses that exist, at least among those of `addressesIn`. */
  addresses: readonly string[];
  /** The places on the page at a path to which links can jump; undefined where they are not known. */
  placesAt: KnownPlaces['placesAt'];
}

/** The ids of all documents and files that a document refers to. */
export function namedIn(document: unknown): string[] {
  const names = [...walkDocument(document)].flatMap(({ fields: { _ref } }) =>
    typeof _ref === 'string' ? [_ref] : [],
  );
  return [...new Set(names)];
}

/**
 * The addresses of the site to which a document links by typing them, apart from those that the site answers whatever
 * the content is.
 */
export function addressesIn(document: unknown): string[] {
  const found = [...walkDocument(document)].flatMap(({ fields }) => {
    const href = linkRules.linkIn(fields)?.href;
    return (href && pathIn(href, linkRules)) || [];
  });
  return [...new Set(found)];
}

/**
 * The hints about links that lead nowhere, and about referenced documents that are missing. `fileFaults` reports
 * missing files.
 */
export async function deadLinks(document: Stored, known: Known): Promise<Hint[]> {
  const byId = new Map(known.documents.map((one) => [one._id, one]));
  const addresses = new Set(known.addresses);
  const places: KnownPlaces = {
    pathOf(id) {
      const linked = byId.get(id);
      return linked && storedAddress(linked);
    },
    stands: (path) => addresses.has(path),
    placesAt: known.placesAt,
  };
  const hints: Hint[] = [];
  for (const { path, fields } of walkDocument(document)) {
    const { _ref } = fields;
    if (typeof _ref === 'string') {
      if (!isFile(_ref) && !byId.has(_ref)) hints.push({ weight: 'fault', path, text: gone, lacks: _ref });
      continue;
    }
    const link = linkRules.linkIn(fields);
    const fault = link && (await linkFault(link, storedAddress(document), linkRules, places));
    // The reason would name the id of the document, which tells its editors nothing.
    const text = fault?.part === 'target' ? addressless : fault?.reason;
    if (fault && text) hints.push({ weight: 'fault', path: [...path, linkFields[fault.part]], text });
  }
  return hints;
}

const addressless =
  'What is picked here has no address, so the link leads nowhere. Give it one, or pick another.';
const gone =
  'What is picked here is not published yet, or was deleted, so visitors do not get it. Open it and publish it, or pick another.';
