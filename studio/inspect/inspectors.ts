import type { DocumentInspector } from 'sanity';
import { singletons } from '../desk/singletons.ts';
import { healthInspector } from './health-pane.tsx';
import { searchInspector } from './search-pane.tsx';
import { usesInspector } from './uses-pane.tsx';

const withAddress = ['page', 'post', 'position'];

/** The inspectors of a document, the Studio's own first: how it is found, its health, and what uses it. */
export function withInspectors(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  const hasAddress = withAddress.includes(type);
  const isUsed = !(type in singletons) && type !== 'submission' && type !== 'redirect';
  return [
    ...inspectors,
    ...(hasAddress ? [searchInspector] : []),
    ...(hasAddress || type === 'shared-section' ? [healthInspector] : []),
    ...(isUsed ? [usesInspector] : []),
  ];
}
