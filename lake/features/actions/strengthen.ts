/** Copies a value, and makes those references strong that were to become so when published. */
export function strengthen<T>(value: T): T {
  // Each case answers a value of the same form, but for Sanity's own fields of a reference.
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
