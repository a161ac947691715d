/**
 * Adds a key to each text of a list, made of its words and of a count of equal ones, so that React keeps the others
 * where one is added or moved. For lists of mere texts; objects in lists have keys of their own.
 */
export function keyedTexts(texts: readonly string[]): { key: string; text: string }[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: `${count} ${text}`, text };
  });
}
