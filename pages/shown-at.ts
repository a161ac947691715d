import { isShownAt, nextChange } from '#schemas/showing/is-shown-at.ts';
import { takesAddresses } from '#sections/addresses.ts';
import { documentIn, type Found, nothingFound } from './found.ts';

/**
 * Returns what visitors find at a path at a moment, without the sections that are not shown then; `changesAt` is when
 * the shown sections change next. An address below a page does not exist while the section that continues there is
 * not shown.
 */
export function shownAt(path: string, found: Found, moment: Date): { found: Found; changesAt?: Date } {
  const standing = documentIn(found);
  const all = standing?.document.sections ?? [];
  const shown = all.filter((section) => isShownAt(section, moment));
  const changesAt = nextChange(all, moment);
  if (!standing || shown.length === all.length) return { found, changesAt };
  const { document } = standing;
  const isBelow = 'path' in document && document.path !== path;
  const isGone =
    isBelow && all.some((section) => takesAddresses({ _type: section.kind }) && !shown.includes(section));
  // The document keeps its entry of the registry and only has fewer sections, which the compiler cannot follow.
  const changed = { ...found, [standing.type]: { ...document, sections: shown } } as Found;
  return { found: isGone ? nothingFound : changed, changesAt };
}
