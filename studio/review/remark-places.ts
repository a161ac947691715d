import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import type { Fields } from '#schemas/fields.ts';
import { placeIn } from '../inspect/place-in.ts';

/**
 * A part of a document that a remark can be about, with the path of its field; an empty path means the whole document.
 */
export interface RemarkPlace {
  path: string;
  title: string;
}

/** What remarks on a document can be about: all of it, each of its sections, and each of its other fields. */
export function remarkPlacesIn(
  document: Fields,
  fields: readonly { name: string; title: string }[],
): RemarkPlace[] {
  const sections: unknown[] = Array.isArray(document.sections) ? document.sections : [];
  return [
    { path: '', title: 'All of it' },
    ...sections.flatMap((section): RemarkPlace[] => {
      const key = typeof section === 'object' && section !== null && '_key' in section ? section._key : '';
      if (typeof key !== 'string' || !key) return [];
      return [{ path: sectionPath(key), title: placeIn(document, ['sections', { _key: key }]) }];
    }),
    ...fields
      .filter(({ name }) => name !== 'sections')
      .map(({ name, title }) => ({ path: name, title: `Field: ${title}` })),
  ];
}

/** The title of the part that a remark is about, or words for a part that no longer exists. */
export const titleOfPlace = (places: readonly RemarkPlace[], path: string): string =>
  places.find((place) => place.path === path)?.title ?? 'A part that is gone';
