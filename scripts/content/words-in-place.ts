import { isFields } from '#schemas/fields.ts';

/**
 * A value in which each picture that has no alternative text of its own says the one of its file, by the ids of files: a folder of
 * content holds the files and nothing that is said of them.
 */
export function wordsInPlace<T>(value: T, words: ReadonlyMap<string, string>): T {
  // What is made of a list or a group of fields is of the same shape.
  if (Array.isArray(value)) return value.map((item) => wordsInPlace(item, words)) as T;
  if (!isFields(value)) return value;
  const { _type, asset, alt, isDecorative } = value;
  const file = isFields(asset) ? words.get(String(asset._ref)) : undefined;
  const said = _type === 'picture' && alt === undefined && !isDecorative && file ? { alt: file } : {};
  const fields = Object.entries(value).map(([name, field]) => [name, wordsInPlace(field, words)]);
  // As above.
  return { ...Object.fromEntries(fields), ...said } as T;
}
