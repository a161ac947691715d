import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';

/** A schema as the Studio compiles it. */
export type CompiledSchema = ReturnType<typeof Schema.compile>;

/** The types of a project as the Studio compiles them, together with those that Sanity brings. */
export function compileSchema(types: readonly unknown[]): CompiledSchema {
  return Schema.compile({ name: 'default', types: [...types, ...builtinTypes] });
}

/** What Sanity's own check finds wrong with some types, a line each; none when all is well. */
export function schemaProblems(types: readonly unknown[]): string[] {
  // Only our own types: Sanity reports the names of its own as reserved.
  return groupProblems(validateSchema(types).getTypes()).flatMap(({ path, problems }) =>
    problems.map(({ severity, message }) => `${severity} in ${placeOf(path)}: ${message}`),
  );
}

function placeOf(path: readonly { name?: string; kind: string }[]): string {
  return path.map(({ name, kind }) => name ?? kind).join(' › ');
}
