import type { StoredDocument } from './document.ts';
import { currentOf } from './lookup.ts';

/** Every word of a document once, in small letters. */
export function wordsIn(document: StoredDocument): Set<string> {
  const words = new Set<string>();
  collect(document, words);
  return words;
}

/** The words of the texts and slugs that are fields of the document itself, such as its title, and none of the lake's. */
export function headWordsIn(document: StoredDocument): Set<string> {
  const words = new Set<string>();
  for (const [name, field] of Object.entries(document))
    if (!name.startsWith('_')) collect(typeof field === 'string' ? field : currentOf(field), words);
  return words;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    for (const word of value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) collect(inner, words);
  }
}
