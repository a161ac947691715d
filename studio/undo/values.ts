import { studioPath } from '@sanity/client/csm';
import { dequal } from 'dequal/lite';
import { isFields } from '#schemas/fields.ts';
import { asPublished } from '../lake/as-published.ts';
import type { Place } from './step.ts';

/** An item of a list that is known by its key. */
export interface Keyed {
  _key: string;
  _type?: string;
}

/** The value at a place of a document; nothing where there is none. */
export const valueAt = (document: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, step) => {
    if (typeof step !== 'string')
      return Array.isArray(value) ? value.find((item) => item?._key === step._key) : undefined;
    return isFields(value) ? value[step] : undefined;
  }, document);

/** Whether a value is a list in which each item has a key of its own. */
export const isKeyed = (value: unknown): value is Keyed[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && typeof item._key === 'string') &&
  new Set(value.map(({ _key }) => _key)).size === value.length;

/** A place as the Content Lake reads it. */
export const pathTo = (place: Place): string => studioPath.toString([...place]);

/** Whether two values are the same, apart from what publishing removes from references to drafts. */
export const isSame = (one: unknown, other: unknown): boolean =>
  dequal(one, other) || dequal(asPublished(one), asPublished(other));
