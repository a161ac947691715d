import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';

/**
 * Makes the text by which the Studio's overlay knows a field of a document, from the field's path; undefined when the
 * overlay is to know nothing.
 */
export type Mark = (path: string) => string | undefined;

/** The marks of a document; the same document gets the same function each time. */
export type MarkIn = (id: string, type: string) => Mark;

/** No marks: nothing on the page leads to a form. */
export const unmarked: Mark = () => undefined;

/** Puts a mark on an element, or takes it off where there is none. */
export function putMark(element: HTMLElement, words: string | undefined): void {
  if (words === undefined) delete element.dataset.sanity;
  else element.dataset.sanity = words;
}

/** The project and dataset that the Studio edits, and the perspective through which the page was asked for. */
export interface StudioPlace {
  projectId: string;
  dataset: string;
  perspective: string[];
}

/**
 * Whether the overlay may arrange the items of a document's lists on the page, as the form would allow: in drafts, and
 * in documents of which the release has a version. `storedAs` is the id of the version that is looked at.
 */
export const canArrange = ({ perspective: [layer] }: StudioPlace, id: string, storedAs: unknown): boolean =>
  layer === 'drafts' || storedAs === `versions.${layer}.${id}`;

/** The marks of all documents of a place; only in those that are free (`isFree`) may the items of lists be arranged. */
export function marksOf({ projectId, dataset }: StudioPlace) {
  const made = new Map<string, Mark>();
  return (id: string, type: string, isFree: boolean): Mark => {
    const attribute = createDataAttribute({ projectId, dataset, baseUrl: '/studio', id, type });
    // The overlay offers its menu and its handle for items of lists, so a mark that leads to the whole list offers
    // neither.
    const mark =
      made.get(`${id} ${isFree}`) ??
      ((path: string) => attribute(isFree ? path : path.replace(/\[[^\]]*\]$/, '')).toString());
    made.set(`${id} ${isFree}`, mark);
    return mark;
  };
}
