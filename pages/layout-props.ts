import type { ReactNode } from 'react';
import type { Outline } from '#sections/outline.ts';
import type { Ancestor } from './ancestor.ts';

/** What the layout of a type of page receives. */
export interface LayoutProps<Document> {
  document: Document;
  path: string;
  /** The same with the site's own address before it. */
  url: string;
  ancestors: readonly Ancestor[];
  /** What tells a part of a long list from the page that holds it, such as "Research, page 2". */
  place?: string;
  /** Whether the title has to be the main heading of the page: none of its sections brings one. */
  isTitled: boolean;
  /** The headings within its sections. */
  contents: Outline['parts'];
  /** The names of places on the page that no heading of its own text is given (`placesBesideText`). */
  taken: readonly string[];
  /** The sections of the document, drawn. */
  children?: ReactNode;
}
