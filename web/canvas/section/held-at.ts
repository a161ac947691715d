import type { Target } from '#canvas/messages.ts';
import { type StoredSection, sectionsOf } from '#canvas/sections/arrange-sections.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { Editing } from '../editing.ts';

/** A section with the document that holds its content: the page, or a shared section. */
export interface Held {
  section: StoredSection;
  target: Target;
}

/**
 * The content of the section of a page with this key; that of a shared section is in a document of its own. Undefined
 * where either is missing.
 */
export function heldAt(key: string, page: Target, documentOf: Editing['documentOf']): Held | undefined {
  const section = sectionsOf(documentOf(page.id)).find(({ _key }) => _key === key);
  const id = fieldIn(section?.section, '_ref');
  if (!section || typeof id !== 'string') return section && { section, target: page };
  const [shared] = sectionsOf(documentOf(id));
  return shared && { section: shared, target: { id, type: 'shared-section' } };
}
