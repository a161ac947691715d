import { createHash } from 'node:crypto';
import {
  type Change,
  isPublished,
  publishedId,
  referencesIn,
  type StoredDocument,
} from '../store/document.ts';
import { currentOf } from '../store/documents.ts';
import type { Constraint } from './constraint.ts';

/**
 * Sync tags, scheme 1. A query carries the tags of what it looked at; a commit emits those of each changed
 * document before and after. A result can change only when the two share a tag. Sites keep tags in their
 * caches, so a change of this scheme needs a new prefix.
 *
 *   s1:all               any document            s1:d.<id>               the document of this id
 *   s1:t.<type>          any of this type        s1:r.<id>               any that refers to this id
 *   s1:a.<id>            the type, path or slug of this document: all that a link to it shows
 *   s1:p.<type>.<hash>   of this path.current    s1:s.<type>.<hash>      of this slug.current
 *   s1:f.<type>.<hash>   of this from.current
 *   (`*` for the type when the query names none)
 */
const prefix = 's1:';
const mostTags = 64;

/** The tag that every commit emits. */
export const allTag = `${prefix}all`;

/** The tag of one document, whether it exists or not. */
export const documentTag = (id: string): string => `${prefix}d.${publishedId(id)}`;

/** The tag of a document's address: its type, path and slug. Its other fields may change without it. */
export const addressTag = (id: string): string => `${prefix}a.${publishedId(id)}`;

/** The tags for what a filter with these constraints (the narrowest first) has looked at. */
export function tagsOfConstraints(constraints: Constraint[]): string[] {
  const narrowest = constraints[0];
  if (!narrowest) return [allTag];
  const types = constraints.find(({ field }) => field === '_type')?.values ?? ['*'];
  const perType = (letter: string) =>
    types.flatMap((type) => narrowest.values.map((value) => `${prefix}${letter}.${type}.${hash(value)}`));
  if (narrowest.field === '_id') return narrowest.values.map(documentTag);
  if (narrowest.field === 'path') return perType('p');
  if (narrowest.field === 'slug') return perType('s');
  if (narrowest.field === 'from') return perType('f');
  if (narrowest.field === 'reference') return narrowest.values.map((id) => `${prefix}r.${publishedId(id)}`);
  return types.map((type) => `${prefix}t.${type}`);
}

/** At most 64 tags: beyond that, single documents give way to their types. */
export function limitTags(tags: Set<string>, typeOf: (id: string) => string | undefined): string[] {
  if (tags.size <= mostTags) return [...tags];
  const coarse = new Set<string>();
  for (const tag of tags) {
    const type = tag.startsWith(`${prefix}d.`) ? typeOf(tag.slice(prefix.length + 2)) : undefined;
    coarse.add(type ? `${prefix}t.${type}` : tag);
  }
  return coarse.size <= mostTags ? [...coarse] : [allTag];
}

/** The tags that changes emit; visitors are told of published documents only. */
export function tagsOfChanges(changes: Change[], includeDrafts: boolean): string[] {
  const tags = new Set<string>();
  for (const { id, before, after } of changes) {
    if (!includeDrafts && !isPublished(id)) continue;
    tags.add(allTag).add(documentTag(id));
    if (addressOf(before) !== addressOf(after)) tags.add(addressTag(id));
    for (const document of [before, after]) if (document) addTags(document, tags);
  }
  return [...tags];
}

const addressOf = (document: StoredDocument | null): string =>
  document ? JSON.stringify([document._type, currentOf(document.path), currentOf(document.slug)]) : '';

function addTags(document: StoredDocument, tags: Set<string>): void {
  const slug = currentOf(document.slug);
  const path = currentOf(document.path);
  const from = currentOf(document.from);
  tags.add(`${prefix}t.${document._type}`);
  for (const type of [document._type, '*']) {
    if (slug !== undefined) tags.add(`${prefix}s.${type}.${hash(slug)}`);
    if (path !== undefined) tags.add(`${prefix}p.${type}.${hash(path)}`);
    if (from !== undefined) tags.add(`${prefix}f.${type}.${hash(from)}`);
  }
  for (const { id } of referencesIn(document)) tags.add(`${prefix}r.${publishedId(id)}`);
}

const hash = (value: string): string => createHash('sha1').update(value).digest('base64url').slice(0, 12);
