/**
 * Texts of a list with a key for each, made of its words and how many equal ones have come: a text that is added or moved leaves
 * the others where they are. For lists of mere texts; things in a list bring a key of their own.
 */
export function keyedTexts(texts: readonly string[]): { key: string; text: string }[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: `${count} ${text}`, text };
  });
}
