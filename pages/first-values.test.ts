import { expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { studioTypes } from './studio-types.ts';

/** A type or field of the compiled schema, as far as this test reads it. */
interface Type {
  name: string;
  jsonType: string;
  initialValue?: unknown;
  fields?: { name: string; type: Type }[];
}

// An optional button with a first value would exist before anybody wants it, and its required label would keep the
// page from being published.
test('no object inside a document or section comes into being by a first value of its fields', () => {
  const schema = compileSchema(studioTypes);
  const born = studioTypes.flatMap(({ name }) =>
    fieldsOf(schema.get(name) as Type).flatMap(([path, type]) =>
      type.jsonType === 'object'
        ? fieldsOf(type, `${name}.${path}`).filter(([, inner]) => hasFirstValue(inner))
        : [],
    ),
  );
  expect(born.map(([path]) => path)).toEqual([]);
});

function fieldsOf(type: Type, place = ''): [path: string, type: Type][] {
  return (type.fields ?? []).map((field) => [place ? `${place}.${field.name}` : field.name, field.type]);
}

function hasFirstValue(type: Type): boolean {
  return type.initialValue !== undefined || fieldsOf(type).some(([, inner]) => hasFirstValue(inner));
}
