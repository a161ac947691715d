import type { DocumentInspector } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { linkCommentsInspector } from './comments-pane.tsx';
import { takesComments } from './takes-comments.ts';

/** The inspectors of a document, with the one that shows comments made by links. */
export function withLinkComments(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  return isAddressed(type) && takesComments() ? [...inspectors, linkCommentsInspector] : inspectors;
}
