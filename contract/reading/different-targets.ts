import { type CompiledType, isShared } from './compiled-type.ts';
import { readRules } from './rules.ts';

// No list that somebody fills in by hand demands more.
const maxTargets = 12;

/** How many documents of one type must exist so that every list of references that permits no repeats can be filled. */
export function differentTargets(types: Iterable<CompiledType>): number {
  const seen = new Set<CompiledType>();
  const open = [...types];
  let found = 0;
  for (let type = open.pop(); type; type = open.pop()) {
    if (type.of?.some(({ to }) => to)) {
      const { min = 0, unique } = readRules(type);
      if (unique) found = Math.max(found, min);
    }
    // A shared type is compiled anew for every field that has it, and a type can lead back to itself.
    const known = isShared(type) && type.type ? type.type : type;
    if (seen.has(known)) continue;
    seen.add(known);
    open.push(...(type.fields ?? []).map((field) => field.type), ...(type.of ?? []));
  }
  return Math.min(found, maxTargets);
}
