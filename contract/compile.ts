import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';

/** A schema as the Studio compiles it. */
export type CompiledSchema = ReturnType<typeof Schema.compile>;

const compiled = new WeakMap<readonly unknown[], CompiledSchema>();

/**
 * Compiles the types of a project as the Studio does, together with those that Sanity brings; the same array is
 * compiled once. Throws when two types have the same name.
 */
export function compileSchema(types: readonly unknown[]): CompiledSchema {
  const schema = compiled.get(types) ?? compileAnew(types);
  compiled.set(types, schema);
  return schema;
}

/**
 * Compiles like `compileSchema`, but anew each time: for callers that write into the result, as Sanity's validator
 * does.
 */
export function compileAnew(types: readonly unknown[]): CompiledSchema {
  refuseTwice(types);
  return Schema.compile({ name: 'default', types: [...types, ...builtinTypes] });
}

/** Throws when two types have the same name, and tells their titles: Sanity's own error says only the name. */
function refuseTwice(types: readonly unknown[]): void {
  const names = types.map(nameOf);
  const twice = names.find((name, at) => name !== undefined && names.indexOf(name) < at);
  if (twice === undefined) return;
  const titles = types.filter((type) => nameOf(type) === twice).map((type) => `"${titleOf(type) ?? twice}"`);
  throw new Error(
    `${titles.length} types of the Studio have the name "${twice}": ${titles.join(' and ')} by their titles. Rename all but one.`,
  );
}

/** What Sanity's own check finds wrong with some types, a line each; none when all is well. */
export const schemaProblems = (types: readonly unknown[]): string[] =>
  schemaFaults(types).map(
    ({ severity, place, message }) => `${severity} in ${place.join(' › ')}: ${message}`,
  );

/**
 * The same in parts: `place` is the name of a type, then by turns `fields` or `of` and the name of what stands there.
 */
export function schemaFaults(
  types: readonly unknown[],
): { severity: string; place: string[]; message: string }[] {
  // Only the project's own types: Sanity would report the names of its own as reserved.
  return groupProblems(validateSchema(types).getTypes()).flatMap(({ path, problems }) =>
    problems.map(({ severity, message }) => ({ severity, message, place: placeOf(path, types) })),
  );
}

function placeOf(path: readonly { name?: string; kind: string }[], types: readonly unknown[]): string[] {
  let within: unknown = types;
  return path.map(({ name = '', kind }) => {
    // For a type that it does not know, Sanity gives the index in the list (`…_index_3>`) instead of the name.
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
