import { isFields } from '#schemas/fields.ts';

/**
 * A value in which each picture without an alternative text of its own gets that of its file, from `words` by the ids
 * of files, because a folder of content keeps the files but nothing that is said of them.
 */
export function wordsInPlace<T>(value: T, words: ReadonlyMap<string, string>): T {
  // A list stays a list, and a group of fields keeps its fields.
  if (Array.isArray(value)) return value.map((item) => wordsInPlace(item, words)) as T;
  if (!isFields(value)) return value;
  const { _type, asset, alt, isDecorative } = value;
  const file = isFields(asset) ? words.get(String(asset._ref)) : undefined;
  const said = _type === 'picture' && alt === undefined && !isDecorative && file ? { alt: file } : {};
  const fields = Object.entries(value).map(([name, field]) => [name, wordsInPlace(field, words)]);
  // The same fields, and in a picture `alt` as well.
  return { ...Object.fromEntries(fields), ...said } as T;
}
