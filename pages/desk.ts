import type { SortOrderingItem } from '@sanity/types';
import type { ComponentType } from 'react';

/**
 * How the Studio lists the documents of a type for editors; the `desk.ts` in the type's folder exports one as `desk`.
 */
export interface Desk {
  icon: ComponentType;
  /** What such a document is for, as the menu for new documents says it. */
  description?: string;
  /** Further words by which editors can find it there. */
  words?: string;
  /** Its place among the types, counted from 1. */
  place: number;
  /** Lists of some of its documents, besides the list of all. */
  lists?: readonly DeskList[];
  /** A reference field by whose targets the documents are also listed. */
  by?: { title: string; field: string; type: string };
  /** The order of its lists unless an editor chooses another; by default the last edited come first. */
  order?: SortOrderingItem[];
}

/** A list of the documents of a type that meet a GROQ condition. */
export interface DeskList {
  id: string;
  title: string;
  filter: string;
}
