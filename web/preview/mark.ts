import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';

/** Makes the words by which the Studio's overlay knows a field of a document, from the field's path. */
export type Mark = (path: string) => string;

/** The marks of a document: the same function for the same document. */
export type MarkIn = (id: string, type: string) => Mark;

/** What the Studio edits, and whether its overlay may arrange the items of a list on the page. */
export interface Place {
  projectId: string;
  dataset: string;
  canArrange: boolean;
}

/** The marks of all documents of a place. */
export function marksOf({ projectId, dataset, canArrange }: Place): MarkIn {
  const made = new Map<string, Mark>();
  return (id, type) => {
    const attribute = createDataAttribute({ projectId, dataset, baseUrl: '/studio', id, type });
    // The overlay offers its menu and its handle for items of a list: their list does not have them.
    const mark =
      made.get(id) ?? ((path) => attribute(canArrange ? path : path.replace(/\[[^\]]*\]$/, '')).toString());
    made.set(id, mark);
    return mark;
  };
}
