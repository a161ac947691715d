import type { RichTextProps } from './contract.ts';

/** The words of a formatted text, a line for each block. */
export function plainText(blocks: RichTextProps): string {
  return blocks
    .map((block) => {
      if (block._type === 'block') return block.children.map(({ text }) => text).join('');
      return block._type === 'callout' ? block.text : '';
    })
    .filter(Boolean)
    .join('\n');
}
