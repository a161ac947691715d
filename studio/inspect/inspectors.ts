import type { DocumentInspector } from 'sanity';
import { isAddressed } from '#schemas/addresses.ts';
import { singletons } from '../desk/singletons.ts';
import { searchInspector } from './search-pane.tsx';
import { usesInspector } from './uses-pane.tsx';

// "Incoming references", which lists what "Where it is used" does, and in words for developers.
const sanitysUses = 'sanity/structure/incoming-references';

/** "Validation", whose button comes once something is found wrong, and goes. */
const sanitysFaults = 'sanity/structure/validation';

/** The inspectors of a document, the Studio's own first: how it is found, and what uses it. */
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
 * The inspectors with the one last whose button comes and goes: the Studio draws all buttons behind it anew, and who has the focus on one
 * loses it.
 */
export const withFaultsLast = (inspectors: DocumentInspector[]): DocumentInspector[] =>
  inspectors.toSorted((a, b) => Number(a.name === sanitysFaults) - Number(b.name === sanitysFaults));
