const sides = ['before', 'after', 'replace'];

/**
 * Throws for the first place of a patch whose operand its operation cannot work with. The engine would make NaN or a
 * text of a number, and take the letters of a text for items (https://www.sanity.io/docs/http-patches).
 */
export function checkOperands(operations: Readonly<Record<string, unknown>>): void {
  for (const operation of ['inc', 'dec'])
    for (const [path, step] of Object.entries(Object(operations[operation])))
      if (!Number.isFinite(step))
        throw new Error(`The "${operation}" of "${path}" must be a number, not ${say(step)}.`);
  for (const [path, change] of Object.entries(Object(operations.diffMatchPatch)))
    if (typeof change !== 'string')
      throw new Error(`The "diffMatchPatch" of "${path}" must be a text, not ${say(change)}.`);
  const { insert } = operations;
  if (insert === undefined || insert === null) return;
  const { items, ...at } = Object(insert);
  if (!Array.isArray(items)) throw new Error(`An "insert" needs "items", a list, not ${say(items)}.`);
  if (!sides.some((side) => typeof at[side] === 'string'))
    throw new Error(`An "insert" needs a path as one of ${sides.join(', ')}.`);
  for (const side of sides)
    if (typeof at[side] === 'string' && !at[side].trimEnd().endsWith(']'))
      throw new Error(
        `The "${side}" of an "insert" names an item of a list, such as "list[-1]"; "${at[side].slice(0, 100)}" names no item of a list.`,
      );
}

const say = (value: unknown): string => JSON.stringify(value)?.slice(0, 100) ?? 'nothing';
