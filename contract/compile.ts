import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { schemaTypes } from '#schemas/registry.ts';
import { sectionTypes } from '#sections/page-schema.ts';

/** Every type that the Studio is given. */
export const studioTypes = [...schemaTypes, ...sectionTypes];

/** The Studio's schema, compiled without the Studio. */
export function compileSchema(): ReturnType<typeof Schema.compile> {
  return Schema.compile({ name: 'default', types: [...studioTypes, ...builtinTypes] });
}

/** What Sanity itself finds wrong with our types, a sentence for each problem. */
export function schemaProblems(): string[] {
  const grouped = groupProblems(validateSchema(studioTypes).getTypes());
  return grouped.flatMap(({ path, problems }) =>
    problems.map(({ severity, message }) => `${severity}: ${JSON.stringify(path)} ${message}`),
  );
}
