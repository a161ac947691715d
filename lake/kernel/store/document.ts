/** A document as the lake keeps it: the caller's own fields plus the five that the lake is responsible for. */
export interface StoredDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

/**
 * What one transaction did to one document; `before` is null when it created the document, `after` when it deleted it.
 */
export interface Change {
  id: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** One committed transaction. `seq` counts up by one for ever, and the ids of live events begin with it. */
export interface Commit {
  seq: number;
  transactionId: string;
  timestamp: string;
  author: string;
  mutations: unknown[];
  changes: Change[];
}

/** Whether anybody may read a document: drafts, versions and system documents have a dot in their id. */
export const isPublic = (id: string): boolean => !id.includes('.');

const layer = /^(drafts\.|versions\.[^.]+\.)/;

/** Whether an id is that of a version in a release. */
export const isVersion = (id: string): boolean => id.startsWith('versions.');

/** Whether an id is that of a draft or of a version in a release. */
export const isLayered = (id: string): boolean => layer.test(id);

/** The id under which a draft or version is published: `drafts.a` and `versions.r1.a` are both `a`. */
export const publishedId = (id: string): string => id.replace(layer, '');

/** The release that a version is in; undefined for every other id. */
export const releaseOf = (id: string): string | undefined => id.match(/^versions\.([^.]+)\../)?.[1];

/**
 * Whether an id is that of a document of the lake itself, such as the one of a release, or of a draft or version that
 * would be published as one, also through several layers.
 */
export const isSystem = (id: string): boolean => /^(drafts\.|versions\.[^.]+\.)*_\./.test(id);

const releases = '_.releases.';

/** The id of the document of a release. */
export const releaseDocumentId = (name: string): string => `${releases}${name}`;

/** The name of the release whose document this is; undefined for every other id. */
export const releaseNameOf = (id: string): string | undefined =>
  id.startsWith(releases) ? id.slice(releases.length) : undefined;

/** Whether a version in a release stands for the wish to unpublish its document. */
export const isDeletion = (version: Record<string, unknown> | null): boolean =>
  (version?._system as { delete?: boolean } | undefined)?.delete === true;

/** A `_ref` inside a document. */
export interface Reference {
  id: string;
  /** Whether its target must exist; that of a weak reference, or of one into another dataset, need not. */
  isStrong: boolean;
}

/** Every `_ref` inside a value. */
export function referencesIn(value: unknown): Reference[] {
  const found: Reference[] = [];
  collectReferences(value, found);
  return found;
}

function collectReferences(value: unknown, found: Reference[]): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) collectReferences(item, found);
    return;
  }
  // An object that is no list.
  const fields = value as Record<string, unknown>;
  if (typeof fields._ref === 'string') {
    const isElsewhere =
      '_dataset' in fields || '_projectId' in fields || fields._type === 'globalDocumentReference';
    found.push({ id: fields._ref, isStrong: !isElsewhere && !fields._weak && !fields._strengthenOnPublish });
  }
  for (const name in fields) collectReferences(fields[name], found);
}
