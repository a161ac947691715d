/** Whether some words hold every word that is searched for, whatever the case and the accents. */
export function matches(words: string, search: string): boolean {
  const known = plain(words);
  return plain(search)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
