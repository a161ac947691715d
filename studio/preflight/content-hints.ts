import { isAddressed } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import type { Site } from '#schemas/site/contract.ts';
import type { Hint } from '../inspect/field-path.ts';
import { fileFaults, type NamedFile } from '../inspect/file-faults.ts';
import { ownFaults } from '../inspect/own-faults.ts';
import { type Described, lookOf } from '../inspect/search-look.ts';
import { pictureWords } from './picture-words.ts';
import { sampleWords } from './sample-words.ts';

/**
 * What can be said of a document by itself before it goes out: how search engines will show it, its sections, headings and pictures,
 * words that nobody has written. `shown` is its sections as a page's query answers them, `files` those that it names.
 */
export function contentHints(
  document: Fields & { _type: string },
  shown: readonly unknown[],
  files: readonly NamedFile[],
  settings: Site | null,
): Hint[] {
  // Documents that have an address have the fields of one that is described; the form knows a document just as fields.
  const words = isAddressed(document._type) ? lookOf(document as Described, settings).hints : [];
  return [
    ...words.filter(({ weight }) => weight !== 'note'),
    ...ownFaults(document, shown, files),
    ...fileFaults(document, files),
    ...pictureWords(document),
    ...sampleWords(document),
  ];
}
