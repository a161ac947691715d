import type { Sources } from './sources.ts';
import { keyIn, textIn, type Written, writtenObjectsIn } from './written.ts';

/**
 * Where the name of a field is written in the schema of a type; when the field is made by code, the nearest field
 * around it.
 */
export function fieldOf(type: Written, names: readonly string[], sources: Sources): Written | undefined {
  const field = names.length === 0 ? type : definitionsOf(type, names, sources).at(-1);
  return field && keyIn(field, 'name', sources)?.value;
}

/** The definition of a field in the schema of a type; undefined where it is made by code. */
export function definitionOf(type: Written, names: readonly string[], sources: Sources): Written | undefined {
  const found = definitionsOf(type, names, sources);
  return found.length === names.length ? found.at(-1) : undefined;
}

/** The definitions of fields on the way to one, as far as they are written. */
function definitionsOf(type: Written, names: readonly string[], sources: Sources): Written[] {
  const [name, ...rest] = names;
  const field =
    name === undefined
      ? undefined
      : holdersOf(type, sources)
          .flatMap((holder) => fieldsOf(holder, sources))
          .find((one) => nameOf(one, sources) === name);
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

/** A type itself, and the members of a list. */
function holdersOf(type: Written, sources: Sources): Written[] {
  const of = keyIn(type, 'of', sources)?.value;
  return [type, ...(of ? writtenObjectsIn(of, sources) : [])];
}

function fieldsOf(holder: Written, sources: Sources): Written[] {
  const fields = keyIn(holder, 'fields', sources)?.value;
  return fields ? [...writtenObjectsIn(fields, sources)] : [];
}

function nameOf(type: Written, sources: Sources): string | undefined {
  return textIn(keyIn(type, 'name', sources)?.value);
}
