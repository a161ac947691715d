import { createHash } from 'node:crypto';
import {
  type Change,
  isDeletion,
  isLayered,
  isPublic,
  publishedId,
  referencesIn,
  type StoredDocument,
} from '../kernel/store/document.ts';
import type { DocumentSource } from '../kernel/store/document-source.ts';
import { currentOf } from '../kernel/store/lookup.ts';
import type { CountedLayer } from '../kernel/store/tallies.ts';

/**
 * Sync tags, scheme 2. A query carries the tags of what it looked at; a commit emits those of each changed
 * document before and after. A result can change only when the two share a tag. Sites keep tags in their
 * caches, so a change of this scheme needs a new prefix.
 *
 *   s2:all             any document            s2:d.<id>    the document of this id
 *   s2:t.<type>        any of this type        s2:r.<id>    any that refers to this id
 *   s2:a.<id>          the type and slug fields of this document: all that a link to it shows
 *   s2:c.<field>.<type>.<hash>                 of this `current` of a slug field that documents are found by
 *   (`-` for the type when the query names none; a name that is long or odd is written `-<hash>`)
 */
const prefix = 's2:';

/** The tag that every commit emits. */
export const allTag = `${prefix}all`;

/** The tag of one document, whether it exists or not, by the id under which it is published. */
export const documentTag = (id: string): string => `${prefix}d.${word(publishedId(id))}`;

/** The tag of a document's address: its type and slug fields. Its other fields may change without it. */
export const addressTag = (id: string): string => `${prefix}a.${word(publishedId(id))}`;

/** The tag of everything that refers to a document. */
export const referenceTag = (id: string): string => `${prefix}r.${word(publishedId(id))}`;

/** The tag of all documents of a type. */
export const typeTag = (type: string): string => `${prefix}t.${word(type)}`;

/** The tag of the `current` of a slug field, among the documents of one type or of any (null). */
export const currentTag = (field: string, type: string | null, current: string): string =>
  `${prefix}c.${word(field)}.${type === null ? '-' : word(type)}.${hash(current)}`;

const isIn: Record<CountedLayer, (id: string) => boolean> = {
  all: () => true,
  published: (id) => !isLayered(id),
  public: isPublic,
};

/** The tags that changes of documents emit, for readers who are shown a layer. */
export function tagsOfChanges(changes: Change[], documents: DocumentSource, layer: CountedLayer): string[] {
  const { slugs } = documents;
  const tags = new Set<string>();
  for (const { id, before, after } of changes) {
    if (!isIn[layer](id)) continue;
    tags.add(allTag).add(documentTag(id));
    if (addressOf(before, slugs) !== addressOf(after, slugs)) tags.add(addressTag(id));
    // A draft that comes or goes hides or uncovers the others of its group, and so does a wish to unpublish.
    const isSteady = before && after && isDeletion(before) === isDeletion(after);
    const others = isLayered(id) && !isSteady ? documents.groupOf(id) : [];
    for (const document of [before, after, ...others]) if (document) addTags(document, slugs, tags);
  }
  return [...tags];
}

function addressOf(document: StoredDocument | null, slugs: readonly string[]): string {
  if (!document) return '';
  // Where a release is to unpublish a document, there is nothing to link to: neither the version nor what it hides.
  if (isDeletion(document)) return 'none';
  return JSON.stringify([document._type, ...slugs.map((field) => document[field])]);
}

function addTags(document: StoredDocument, slugs: readonly string[], tags: Set<string>): void {
  tags.add(typeTag(document._type));
  for (const field of slugs) {
    for (const current of currentOf(document[field])) {
      tags.add(currentTag(field, document._type, current)).add(currentTag(field, null, current));
    }
  }
  for (const { id } of referencesIn(document)) tags.add(referenceTag(id));
}

/** A name as it is written in a tag: at most 60 letters, digits, `.`, `_` and `-`, or else a hash. */
const word = (name: string): string =>
  /^[A-Za-z0-9_][A-Za-z0-9._-]{0,59}$/.test(name) ? name : `-${hash(name)}`;

const hash = (value: string): string => createHash('sha1').update(value).digest('base64url').slice(0, 12);
