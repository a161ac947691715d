import type { PageSection } from '#sections/check-section.ts';
import type { Kind, PlaceBelow } from '#sections/define-kind.ts';
import { kinds } from '#sections/registry.ts';

/**
 * The place of a page in a list that goes on over several pages, from the first of its sections that has such a list;
 * null when none does.
 */
export function placeBelowOf(document: { sections: readonly PageSection[] } | undefined): PlaceBelow | null {
  for (const section of document?.sections ?? []) {
    const kind: Kind | undefined = section.ok ? kinds[section.kind] : undefined;
    if (section.ok && kind?.addresses) return kind.addresses.placeOf(section.props);
  }
  return null;
}
