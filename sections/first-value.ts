/**
 * The sample as the first value of a section that an editor inserts: without its type, and without everything that
 * shows a picture. A dataset may lack the sample's pictures, and a document must not refer to assets that do not
 * exist.
 */
export function firstValue({ _type, ...fields }: { _type: string; [field: string]: unknown }): object {
  return withoutPictures(fields) as object;
}

function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !showsPicture(item)).map(withoutPictures);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, field]) => !isPicture(field));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutPictures(field)]));
}

function showsPicture(item: unknown): boolean {
  return (
    isPicture(item) || (typeof item === 'object' && item !== null && Object.values(item).some(isPicture))
  );
}

function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value;
}
