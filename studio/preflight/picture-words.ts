import type { FieldPath, Hint } from '../inspect/field-path.ts';
import { walkDocument } from '../inspect/walk-document.ts';

const nameOfFile = /^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$|^(?:IMG|DSC|DSCF|PXL|Screenshot)[ _-]?\d/i;

/**
 * Hints about alternative texts that say nothing of their picture: the name of its file, or the same words as another
 * picture has.
 */
export function pictureWords(document: unknown): Hint[] {
  const said = new Map<string, unknown>();
  return [...walkDocument(document)].flatMap(({ path, fields: { asset, alt, isDecorative } }): Hint[] => {
    if (!asset || isDecorative || typeof alt !== 'string' || !alt.trim()) return [];
    const words = alt.trim();
    const field: FieldPath = [...path, 'alt'];
    const advise = (text: string): Hint[] => [{ weight: 'advice', path: field, text }];
    if (nameOfFile.test(words))
      return advise(`“${words}” is the name of a file. Say what the picture shows.`);
    const file = JSON.stringify(asset);
    const before = said.get(words);
    if (before === undefined) said.set(words, file);
    if (before === undefined || before === file) return [];
    return advise('Another picture here has the same words. Say what this one shows.');
  });
}
