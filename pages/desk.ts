import type { SortOrderingItem } from '@sanity/types';
import type { ComponentType } from 'react';

/** How the documents of a type stand on the marketers' desk; the `desk.ts` of a type's folder exports one as `desk`. */
export interface Desk {
  icon: ComponentType;
  /** What such a document is for, as the menu of what can be made says it. */
  description?: string;
  /** Further words by which it is looked for there. */
  words?: string;
  /** Its place among the types, counted from 1. */
  place: number;
  /** Lists of some of its documents, besides that of all. */
  lists?: readonly DeskList[];
  /** The reference by whose targets the documents are listed as well. */
  by?: { title: string; field: string; type: string };
  /** The order of its lists, unless an editor chooses another; otherwise the last edited stand first. */
  order?: SortOrderingItem[];
}

/** A list of the documents of a type that meet a GROQ condition. */
export interface DeskList {
  id: string;
  title: string;
  filter: string;
}
