import type { ReactNode } from 'react';
import type { Outline } from '#sections/outline.ts';
import type { Ancestor } from './ancestor.ts';

/** What the layout of a type of page receives. */
export interface LayoutProps<Document> {
  document: Document;
  path: string;
  /** The path with the site's own origin before it. */
  url: string;
  ancestors: readonly Ancestor[];
  /** What distinguishes one page of a long list from the page that holds the list, such as "Research, page 2". */
  place?: string;
  /** Whether the title has to be the main heading of the page, because none of its sections brings one. */
  isTitled: boolean;
  /** The headings within its sections. */
  contents: Outline['parts'];
  /** The anchors on the page that no heading of the document's text may get (`placesBesideText`). */
  taken: readonly string[];
  /** The sections of the document, drawn. */
  children?: ReactNode;
}
