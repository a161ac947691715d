import { anchorsOf } from './anchors-of.ts';
import type { PageSection } from './check-section.ts';
import type { Kind } from './define-kind.ts';
import { kinds } from './registry.ts';

/**
 * The places within a section, besides its headings, that links can jump to, without duplicates; none in a section
 * that cannot be shown.
 */
export function placesIn(section: PageSection): string[] {
  if (!section.ok) return [];
  const { places }: Kind = kinds[section.kind];
  return [...new Set([...anchorsOf(section.props), ...(places?.(section.props) ?? [])])];
}
