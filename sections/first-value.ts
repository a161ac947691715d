/**
 * A sample as the Studio fills in a section that an editor inserts: without its type, and without what shows a picture,
 * because a dataset need not have the sample's pictures, and none may refer to what it has not.
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
