import type { DocumentInspector } from 'sanity';
import { isChecked } from './is-checked.ts';
import { preflightInspector } from './preflight-pane.tsx';

/** The inspectors of a document, with the one that checks it before it goes out. */
export function withPreflight(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  return isChecked(type) ? [...inspectors, preflightInspector] : inspectors;
}
