import { type CompiledType, isShared } from './compiled-type.ts';
import { readRules } from './rules.ts';

// No list that somebody fills in by hand demands more.
const maxTargets = 12;

/** How many documents of a type have to be there, so that every list of references in which none may stand twice can be filled. */
export function differentTargets(types: Iterable<CompiledType>): number {
  const seen = new Set<CompiledType>();
  const open = [...types];
  let found = 0;
  for (let type = open.pop(); type; type = open.pop()) {
    if (type.of?.some(({ to }) => to)) {
      const { min = 0, unique } = readRules(type);
      if (unique) found = Math.max(found, min);
    }
    // Every field of a shared type is a type anew, and it can lead back to itself.
    const known = isShared(type) && type.type ? type.type : type;
    if (seen.has(known)) continue;
    seen.add(known);
    open.push(...(type.fields ?? []).map((field) => field.type), ...(type.of ?? []));
  }
  return Math.min(found, maxTargets);
}
