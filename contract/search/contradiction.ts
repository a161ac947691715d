import type { CompiledType } from '../reading/compiled-type.ts';
import { numberRange } from '../reading/number-range.ts';
import { readRules } from '../reading/rules.ts';

const nouns: Record<string, string> = { number: 'a number', array: 'a list' };

/**
 * The first field of a type that nobody can fill in because its rules leave no value, in a sentence without a full
 * stop; undefined when there is none.
 */
export function contradictionIn(
  type: CompiledType,
  path = '',
  around: readonly CompiledType[] = [],
): string | undefined {
  // Sanity compiles a shared type anew for every field that has it.
  const known = type.type?.type ? type.type : type;
  if (around.includes(known)) return undefined;
  const own = path && limitsOf(type);
  if (own) return `"${path}" can never be filled in because its rules ask for ${own}`;
  const inner = [
    ...(type.fields ?? []).map((field) => [field.type, path ? `${path}.${field.name}` : field.name] as const),
    ...(type.of ?? []).map((member) => [member, `${path}[]`] as const),
  ];
  for (const [part, at] of inner) {
    const found = contradictionIn(part, at, [...around, known]);
    if (found) return found;
  }
  return undefined;
}

function limitsOf(type: CompiledType): string | undefined {
  const rules = readRules(type);
  const isNumber = type.jsonType === 'number';
  const { lowest, highest } = isNumber ? numberRange(rules) : { lowest: rules.min, highest: rules.max };
  if (lowest === undefined || highest === undefined || lowest <= highest) return undefined;
  return `${nouns[type.jsonType] ?? 'a text'} of at least ${lowest} and at most ${highest}`;
}
