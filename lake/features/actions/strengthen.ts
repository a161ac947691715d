/** A copy of a value in which references that were to become strong when published are so. */
export function strengthen<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strengthen) as T;
  if (value === null || typeof value !== 'object') return value;
  const { _strengthenOnPublish, ...fields } = value as Record<string, unknown>;
  if (typeof fields._ref === 'string' && _strengthenOnPublish) {
    const { _weak, ...strong } = fields;
    return ((_strengthenOnPublish as { weak?: boolean }).weak ? fields : strong) as T;
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strengthen(field)])) as T;
}
