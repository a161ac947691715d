import type { PageSection } from '#sections/check-section.ts';
import { type Outline, outlineOf } from '#sections/outline.ts';
import type { PageTypeName } from './registry.ts';
import { typeOf } from './type-of.ts';

/**
 * The outline of the sections of a document. It is empty for a type with a text of its own, because the headings of
 * that text take their ids first.
 */
export function outlineOfDocument(type: PageTypeName, sections: readonly PageSection[]): Outline {
  return outlineOf(typeOf({ type }).isMadeOfSections ? sections : []);
}
