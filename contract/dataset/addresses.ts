import { paths, pathsQuery } from '#pages/paths-query.ts';
import { addressField, isAddressed } from '#schemas/addresses.ts';
import { currentOf, storedAddress } from '#schemas/stored-address.ts';
import { richTextHeadings } from '#ui/text/rich-text-headings.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetDocument, DatasetFinding } from './finding.ts';

/** The addresses of a site: which documents claim them, where redirects lead, and the places on each page. */
export interface Addresses {
  /** The documents that stand at a path; more than one is an error, and a part of a list has none of its own. */
  at: ReadonlyMap<string, readonly DatasetDocument[]>;
  redirects: ReadonlyMap<string, DatasetDocument>;
  /** The places at a path that links can jump to: the sections of a page, the headings of a post or a position. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds all addresses of a dataset. */
export function findAddresses({ documents, ask }: Dataset): Addresses {
  const at = new Map<string, DatasetDocument[]>();
  const anchors = new Map<string, Set<string>>();
  const redirects = new Map<string, DatasetDocument>();
  for (const document of documents) {
    const from = document._type === 'redirect' ? currentOf(document.from) : null;
    const path = from ?? storedAddress(document);
    if (!path) continue;
    at.set(path, [...(at.get(path) ?? []), document]);
    if (from) redirects.set(from, document);
    else anchors.set(path, anchorsOf(document));
  }
  // The pages and categories of a list of posts are no documents of their own.
  for (const { path } of paths.parse(ask(pathsQuery)).pages) if (!at.has(path)) at.set(path, []);
  return { at, redirects, anchors };
}

/** Documents that claim the same path: visitors see only one of them. */
export function duplicatePaths({ at }: Addresses): DatasetFinding[] {
  return [...at].flatMap(([path, documents]) => {
    if (documents.length < 2) return [];
    return documents.map((document): DatasetFinding => {
      const others = documents.filter((other) => other !== document).map(({ _id }) => `"${_id}"`);
      return {
        level: 'error',
        id: document._id,
        type: document._type,
        path: isAddressed(document._type) ? addressField(document._type) : 'from',
        reason: `${path} is also the path of ${others.join(', ')}: visitors see only one of them. Give each its own.`,
      };
    });
  });
}

function anchorsOf({ sections, body }: DatasetDocument): Set<string> {
  const anchors = objectsIn(sections).flatMap(({ anchor }) => (typeof anchor === 'string' ? [anchor] : []));
  return new Set([...anchors, ...richTextHeadings(objectsIn(body)).map(({ id }) => id)]);
}

function objectsIn(list: unknown): { _type: string; [field: string]: unknown }[] {
  return Array.isArray(list) ? list.filter((item) => typeof item?._type === 'string') : [];
}
