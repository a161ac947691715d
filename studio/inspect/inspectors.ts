import type { DocumentInspector } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { singletons } from '../desk/singletons.ts';
import { searchInspector } from './search-pane.tsx';
import { usesInspector } from './uses-pane.tsx';

/** The inspectors of a document, the Studio's own first: how it is found, and what uses it. */
export function withInspectors(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  const hasAddress = isAddressed(type);
  const isUsed = !(type in singletons) && type !== 'submission' && type !== 'redirect';
  return [...inspectors, ...(hasAddress ? [searchInspector] : []), ...(isUsed ? [usesInspector] : [])];
}
