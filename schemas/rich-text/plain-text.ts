import type { RichTextProps } from './contract.ts';

/** The words of a formatted text, a line for each block. */
export function plainText(blocks: RichTextProps): string {
  return blocks
    .map((block) => {
      if (block._type === 'block') return lineText(block);
      return block._type === 'callout' ? block.text : '';
    })
    .filter(Boolean)
    .join('\n');
}

/** The words of a paragraph. */
export function lineText({ children }: Extract<RichTextProps[number], { _type: 'block' }>): string {
  return children.map((child) => (child._type === 'span' ? child.text : '')).join('');
}
