import { isFields } from '#schemas/fields.ts';
import { copyOfSection, isSection, type StoredSection } from './arrange-sections.ts';

const mark = 'tessera/section';

/** A section as it is copied: a text that can lie in any clipboard. */
export const sectionToText = (section: StoredSection): string => JSON.stringify({ [mark]: section });

/** The section in a text that was copied, to be pasted: with keys of its own. Nothing where the text holds none. */
export function sectionFromText(text: string): StoredSection | undefined {
  if (!text.includes(mark)) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const section = isFields(read) ? read[mark] : undefined;
    return isSection(section) ? copyOfSection(section) : undefined;
  } catch {
    // A text about sections is no section.
    return undefined;
  }
}
