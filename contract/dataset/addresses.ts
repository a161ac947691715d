import type { Site, StoredDocument } from '../project.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetFinding } from './finding.ts';

/** The addresses of a site: which documents claim them, where redirects lead, and the places on each page. */
export interface Addresses {
  /** The documents at each path; more than one is an error, and the further pages of a list have none of their own. */
  at: ReadonlyMap<string, readonly StoredDocument[]>;
  redirects: ReadonlyMap<string, StoredDocument>;
  /**
   * The places at a path that links can jump to, sections of a page and headings of a text; undefined when no document
   * stands there.
   */
  placesAt(path: string): Promise<ReadonlySet<string> | undefined>;
}

/** Finds all addresses of a dataset, as a site gives them. */
export async function findAddresses({ documents, ask }: Dataset, site: Site): Promise<Addresses> {
  const at = new Map<string, StoredDocument[]>();
  const shown = new Map<string, StoredDocument>();
  const places = new Map<string, ReturnType<Addresses['placesAt']>>();
  const redirects = new Map<string, StoredDocument>();
  for (const document of documents) {
    const isRedirect = document._type === site.redirects.type;
    const path = isRedirect ? slugIn(document[site.redirects.from]) : site.addressOf(document);
    if (!path) continue;
    at.set(path, [...(at.get(path) ?? []), document]);
    if (isRedirect) redirects.set(path, document);
    else shown.set(path, document);
  }
  // A page goes before a redirect at its path, which leads nobody on.
  for (const path of shown.keys()) redirects.delete(path);
  for (const path of await site.moreAddresses(ask)) if (!at.has(path)) at.set(path, []);
  const findPlaces = async (path: string) => {
    const document = shown.get(path);
    return document && new Set(await site.anchorsOf(document, ask));
  };
  // Looked for only when asked: few pages are linked to at a place, and to find the places is to read the page.
  const placesAt = (path: string) => {
    const found = places.get(path) ?? findPlaces(path);
    places.set(path, found);
    return found;
  };
  return { at, redirects, placesAt };
}

/**
 * A finding for each document whose path another claims, too: visitors see only one of them. A redirect that leads to
 * the page at its own path claims nothing: it waits for the day on which that page moves.
 */
export function duplicatePaths({ at }: Addresses, site: Site): DatasetFinding[] {
  const { redirects, addressField } = site;
  return [...at].flatMap(([path, all]) => {
    const waits = ({ _type, [redirects.to]: to }: StoredDocument) =>
      _type === redirects.type && all.some(({ _id }) => _id === targetIn(to, site));
    const documents = all.filter((document) => !waits(document));
    if (documents.length < 2) return [];
    return documents.map((document): DatasetFinding => {
      const others = documents.filter((other) => other !== document).map(({ _id }) => `"${_id}"`);
      const { _id: id, _type: type } = document;
      return {
        level: 'error',
        id,
        type,
        path: type === redirects.type ? redirects.from : addressField(type),
        name: 'path-claimed-twice',
        reason: `${path} is also the path of ${others.join(', ')}: visitors see only one of them. Give each its own.`,
      };
    });
  });
}

function targetIn(link: unknown, site: Site): string | undefined {
  return typeof link === 'object' && link !== null ? site.linkIn(link)?.target : undefined;
}

function slugIn(slug: unknown): string | null {
  const current = typeof slug === 'object' && slug && 'current' in slug ? slug.current : null;
  return typeof current === 'string' && current !== '' ? current : null;
}
