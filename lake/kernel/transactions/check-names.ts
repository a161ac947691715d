// In JavaScript `__proto__` is no field like others, and the engines of patches and of GROQ call `hasOwnProperty` on
// objects.
const notKept: ReadonlySet<string> = new Set(['__proto__', 'hasOwnProperty']);

/**
 * Throws when a field anywhere in a value has a name that the lake cannot keep: patches would lose the field, and
 * queries would fail at it.
 */
export function checkNames(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, field] of Object.entries(value)) {
    checkName(name);
    checkNames(field);
  }
}

/** Throws when a field cannot have this name. */
export function checkName(name: string): void {
  if (notKept.has(name)) throw new Error(`A field cannot be named "${name}". Give it another name.`);
}
