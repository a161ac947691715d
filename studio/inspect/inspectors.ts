import type { DocumentInspector } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { singletons } from '../desk/singletons.ts';
import { searchInspector } from './search-pane.tsx';
import { usesInspector } from './uses-pane.tsx';

// Sanity's "Incoming references" lists the same as "Where it is used", in words for developers.
const sanitysUses = 'sanity/structure/incoming-references';

/** Sanity's "Validation", whose button is there only while something is wrong. */
const sanitysFaults = 'sanity/structure/validation';

/** The inspectors of a document: Sanity's own, then search and sharing for an addressed type, and where it is used. */
export function withInspectors(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  const hasAddress = isAddressed(type);
  const isUsed = !(type in singletons) && type !== 'submission' && type !== 'redirect';
  return [
    ...inspectors.filter(({ name }) => name !== sanitysUses),
    ...(hasAddress ? [searchInspector] : []),
    ...(isUsed ? [usesInspector] : []),
  ];
}

/**
 * The inspectors, with the one last whose button comes and goes. The Studio draws all buttons after it anew, and a
 * focused one would lose the focus.
 */
export const withFaultsLast = (inspectors: DocumentInspector[]): DocumentInspector[] =>
  inspectors.toSorted((a, b) => Number(a.name === sanitysFaults) - Number(b.name === sanitysFaults));
