import type { DocumentInspector } from 'sanity';
import { searchInspector } from './search-pane.tsx';

const withAddress = ['page', 'post', 'position'];

/** The inspectors of a document, after the Studio's own: what stands at an address shows how it is found. */
export function withInspectors(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  return withAddress.includes(type) ? [...inspectors, searchInspector] : inspectors;
}
