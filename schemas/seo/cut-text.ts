/** A text of at most `maxLength` characters: cut between words and ended by an ellipsis when it is longer. */
export function cutText(text: string, maxLength: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength);
  const words = cut.lastIndexOf(' ');
  const kept = words > 0 ? cut.slice(0, words) : cut.slice(0, maxLength - 1);
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
