// In JavaScript the first is no field like others, and engines of patches and of GROQ ask objects by the second what fields they have.
const notKept: ReadonlySet<string> = new Set(['__proto__', 'hasOwnProperty']);

/** Throws when a field anywhere in a value has a name under which the lake cannot keep one: patches would lose it, and queries fail at it. */
export function checkNames(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, field] of Object.entries(value)) {
    checkName(name);
    checkNames(field);
  }
}

/** Throws for such a name of a field. */
export function checkName(name: string): void {
  if (notKept.has(name)) throw new Error(`A field cannot be named "${name}". Give it another name.`);
}
