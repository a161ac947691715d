/** Whether a text contains every word of a search, regardless of case and accents. */
export function matches(words: string, search: string): boolean {
  const known = plain(words);
  return plain(search)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
