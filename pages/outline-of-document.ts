import type { PageSection } from '#sections/check-section.ts';
import { type Outline, outlineOf } from '#sections/outline.ts';
import type { PageTypeName } from './registry.ts';
import { typeOf } from './type-of.ts';

/** The outline of the sections of a document of a type; of one with a text of its own, whose headings take ids first, there is none. */
export function outlineOfDocument(type: PageTypeName, sections: readonly PageSection[]): Outline {
  return outlineOf(typeOf({ type }).isMadeOfSections ? sections : []);
}
