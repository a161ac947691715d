/** A text of at most `longest` characters: cut between words and ended by an ellipsis when it is longer. */
export function cutText(text: string, longest: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  const words = cut.lastIndexOf(' ');
  const kept = words > 0 ? cut.slice(0, words) : cut.slice(0, longest - 1);
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
