import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';

/** A schema as the Studio compiles it. */
export type CompiledSchema = ReturnType<typeof Schema.compile>;

const compiled = new WeakMap<readonly unknown[], CompiledSchema>();

/** The types of a project as the Studio compiles them, together with those that Sanity brings; the same list is compiled once. */
export function compileSchema(types: readonly unknown[]): CompiledSchema {
  const schema = compiled.get(types) ?? compileAnew(types);
  compiled.set(types, schema);
  return schema;
}

/** As `compileSchema`, for whoever writes into what is compiled, as Sanity's validator does. */
export function compileAnew(types: readonly unknown[]): CompiledSchema {
  return Schema.compile({ name: 'default', types: [...types, ...builtinTypes] });
}

/** What Sanity's own check finds wrong with some types, a line each; none when all is well. */
export function schemaProblems(types: readonly unknown[]): string[] {
  // Only our own types: Sanity reports the names of its own as reserved.
  return groupProblems(validateSchema(types).getTypes()).flatMap(({ path, problems }) =>
    problems.map(({ severity, message }) => `${severity} in ${placeOf(path, types)}: ${message}`),
  );
}

function placeOf(path: readonly { name?: string; kind: string }[], types: readonly unknown[]): string {
  let within: unknown = types;
  const names = path.map(({ name = '', kind }) => {
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
  return names.join(' › ');
}

function nameOf(type: unknown): string | undefined {
  const { name } = Object(type);
  return typeof name === 'string' ? name : undefined;
}
