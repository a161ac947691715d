const signs = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A text of at most `maxLength` characters. A longer one is cut between words, or within one where no space is near,
 * and ends with an ellipsis.
 */
export function cutText(text: string, maxLength: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const space = plain.lastIndexOf(' ', maxLength - 1);
  const kept = plain.slice(0, space >= maxLength / 2 ? space : endOfSigns(plain, maxLength - 1));
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The end of the last grapheme that fits whole into the first `maxLength` characters. */
function endOfSigns(text: string, maxLength: number): number {
  let end = 0;
  for (const { index, segment } of signs.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return end;
}
