/** A copy of a value in which references that were to become strong when published are so. */
export function strengthen<T>(value: T): T {
  // Each case answers what has the form of the value, but for the fields that are the lake's own.
  if (Array.isArray(value)) return value.map(strengthen) as T;
  if (value === null || typeof value !== 'object') return value;
  const { _strengthenOnPublish, ...fields } = value as Record<string, unknown>;
  if (typeof fields._ref === 'string' && _strengthenOnPublish) {
    const { _weak, ...strong } = fields;
    // Sanity's field, an object with the type of the target and whether it stays weak.
    return ((_strengthenOnPublish as { weak?: boolean }).weak ? fields : strong) as T;
  }
  const copies = Object.entries(value).map(([name, field]) => [name, strengthen(field)]);
  return Object.fromEntries(copies) as T; // as above
}
