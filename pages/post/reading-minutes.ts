import type { RichTextProps } from '#schemas/rich-text/contract.ts';
import { lineText } from '#schemas/rich-text/plain-text.ts';

const wordsPerMinute = 220;

/** How many minutes a text takes to read, at least one. */
export function readingMinutes(body: RichTextProps): number {
  const words = body.flatMap((block) => {
    if (block._type === 'block') return lineText(block).split(/\s+/);
    return block._type === 'callout' ? block.text.split(/\s+/) : [];
  });
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
