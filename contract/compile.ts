import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';

/** A schema as the Studio compiles it. */
export type CompiledSchema = ReturnType<typeof Schema.compile>;

const compiled = new WeakMap<readonly unknown[], CompiledSchema>();

/**
 * The types of a project as the Studio compiles them, together with those that Sanity brings; the same list is compiled once.
 * Throws where two have one name.
 */
export function compileSchema(types: readonly unknown[]): CompiledSchema {
  const schema = compiled.get(types) ?? compileAnew(types);
  compiled.set(types, schema);
  return schema;
}

/** As `compileSchema`, for whoever writes into what is compiled, as Sanity's validator does. */
export function compileAnew(types: readonly unknown[]): CompiledSchema {
  refuseTwice(types);
  return Schema.compile({ name: 'default', types: [...types, ...builtinTypes] });
}

/** Throws where two types have one name, of which Sanity says no more than the name. */
function refuseTwice(types: readonly unknown[]): void {
  const names = types.map(nameOf);
  const twice = names.find((name, at) => name !== undefined && names.indexOf(name) < at);
  if (twice === undefined) return;
  const titles = types.filter((type) => nameOf(type) === twice).map((type) => `"${titleOf(type) ?? twice}"`);
  throw new Error(
    `${titles.length} types of the Studio have the name "${twice}": ${titles.join(' and ')} by their titles. Give all but one another name.`,
  );
}

/** What Sanity's own check finds wrong with some types, a line each; none when all is well. */
export const schemaProblems = (types: readonly unknown[]): string[] =>
  schemaFaults(types).map(
    ({ severity, place, message }) => `${severity} in ${place.join(' › ')}: ${message}`,
  );

/** The same in parts; a place is the name of a type, then `fields` or `of` and the name of what stands there, and so on. */
export function schemaFaults(
  types: readonly unknown[],
): { severity: string; place: string[]; message: string }[] {
  // Only our own types: Sanity reports the names of its own as reserved.
  return groupProblems(validateSchema(types).getTypes()).flatMap(({ path, problems }) =>
    problems.map(({ severity, message }) => ({ severity, message, place: placeOf(path, types) })),
  );
}

function placeOf(path: readonly { name?: string; kind: string }[], types: readonly unknown[]): string[] {
  let within: unknown = types;
  return path.map(({ name = '', kind }) => {
    // Of a type that it does not know, Sanity says no name.
    const [, index] = name.match(/_index_(\d+)>$/) ?? [];
    const parts: readonly unknown[] = Array.isArray(within) ? within : [];
    const part =
      kind === 'type'
        ? parts.find((one, at) => (index ? at === Number(index) : nameOf(one) === name))
        : undefined;
    within = kind === 'type' ? part : Object(within)[name];
    return nameOf(part) ?? (name || kind);
  });
}

const nameOf = (type: unknown): string | undefined => textOf(Object(type).name);
const titleOf = (type: unknown): string | undefined => textOf(Object(type).title);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
