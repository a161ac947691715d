import { isFields } from '#schemas/fields.ts';
import { copyOfSection, isSection, type StoredSection } from './arrange-sections.ts';

const mark = 'tessera/section';

/** A section as text, which any clipboard can hold. */
export const sectionToText = (section: StoredSection): string => JSON.stringify({ [mark]: section });

/** The section in a copied text, with new keys, ready to be pasted. Undefined where the text holds none. */
export function sectionFromText(text: string): StoredSection | undefined {
  if (!text.includes(mark)) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const section = isFields(read) ? read[mark] : undefined;
    return isSection(section) ? copyOfSection(section) : undefined;
  } catch {
    // A text that merely contains the mark is no section.
    return undefined;
  }
}
