import type { Sources } from './sources.ts';
import { keyIn, textIn, type Written, writtenObjectsIn } from './written.ts';

/** A step on the way to a field: its name, and the sort of item that holds it, in a list of several sorts. */
export interface FieldStep {
  name: string;
  within?: string;
}

/**
 * Where the name of a field is written in the schema of a type; when the field is made by code, the nearest field
 * around it.
 */
export function fieldOf(type: Written, steps: readonly FieldStep[], sources: Sources): Written | undefined {
  const field = steps.length === 0 ? type : definitionsOf(type, steps, sources).at(-1);
  return field && keyIn(field, 'name', sources)?.value;
}

/** The definition of a field in the schema of a type; undefined where it is made by code. */
export function definitionOf(
  type: Written,
  steps: readonly FieldStep[],
  sources: Sources,
): Written | undefined {
  const found = definitionsOf(type, steps, sources);
  return found.length === steps.length ? found.at(-1) : undefined;
}

/** The definitions of fields on the way to one, as far as they are written. */
function definitionsOf(type: Written, steps: readonly FieldStep[], sources: Sources): Written[] {
  const [step, ...rest] = steps;
  const field =
    step &&
    holdersOf(type, step, sources)
      .flatMap((holder) => fieldsOf(holder, sources))
      .find((one) => nameOf(one, sources) === step.name);
  return field ? [field, ...definitionsOf(field, rest, sources)] : [];
}

/** Where a type of the Studio is written: in a list of types, or as the `schema` of something in an object. */
export function typeNamed(types: Written, name: string, sources: Sources): Written | undefined {
  for (const one of writtenObjectsIn(types, sources)) {
    if (nameOf(one, sources) === name) return one;
    if (one.node.type !== 'ObjectExpression') continue;
    for (const property of one.node.properties) {
      if (property.type !== 'Property') continue;
      const held = keyIn({ source: one.source, node: property.value }, 'schema', sources)?.value;
      if (held && nameOf(held, sources) === name) return held;
    }
  }
  return undefined;
}

/** What can hold a field: a type itself, and the members of a list; of several sorts, the one that is named. */
function holdersOf(type: Written, { within }: FieldStep, sources: Sources): Written[] {
  const of = keyIn(type, 'of', sources)?.value;
  const members = of ? [...writtenObjectsIn(of, sources)] : [];
  const sortOf = (member: Written) =>
    nameOf(member, sources) ?? textIn(keyIn(member, 'type', sources)?.value);
  return [type, ...members.filter((member) => within === undefined || sortOf(member) === within)];
}

function fieldsOf(holder: Written, sources: Sources): Written[] {
  const fields = keyIn(holder, 'fields', sources)?.value;
  return fields ? [...writtenObjectsIn(fields, sources)] : [];
}

function nameOf(type: Written, sources: Sources): string | undefined {
  return textIn(keyIn(type, 'name', sources)?.value);
}
