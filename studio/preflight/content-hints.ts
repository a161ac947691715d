import { isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import type { Site } from '#schemas/site/contract.ts';
import type { Hint } from '../inspect/field-path.ts';
import { fileFaults, type NamedFile } from '../inspect/file-faults.ts';
import { ownFaults } from '../inspect/own-faults.ts';
import { type Described, searchLookOf } from '../inspect/search-look.ts';
import { pictureWords } from './picture-words.ts';
import { sampleWords } from './sample-words.ts';

/**
 * The hints that can be given of a document by itself before it goes out: how search engines will show it, faults of
 * its sections, headings and pictures, and sample words that nobody has written over. `shown` are its sections as a
 * page's query returns them, `files` those that it refers to.
 */
export function contentHints(
  document: Fields & { _type: string },
  shown: readonly unknown[],
  files: readonly NamedFile[],
  settings: Site | null,
): Hint[] {
  // A document with an address has the fields of `Described`; the form types it only as fields.
  const words = isAddressed(document._type) ? searchLookOf(document as Described, settings).hints : [];
  return [
    ...words.filter(({ weight }) => weight !== 'note'),
    ...ownFaults(document, shown, files),
    ...fileFaults(document, files),
    ...pictureWords(document),
    ...sampleWords(document),
  ];
}
