import { expect, test } from 'vitest';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { compiledTypes } from './compiled-types.ts';

/** The fields that Sanity adds to every picture and file. */
const its = new Set(['asset', 'hotspot', 'crop', 'media']);

/** The places of all fields of a type, and of the types that it contains, that lack a title or a description. */
function silentIn(type: CompiledType, place: string, seen: Set<CompiledType>): string[] {
  if (seen.has(type)) return [];
  seen.add(type);
  const fields = (type.fields ?? []).filter(({ name }) => !its.has(name));
  return [
    ...fields.flatMap((field) => {
      const here = `${place}.${field.name}`;
      const isSilent = !field.type.hidden && !(field.type.title && field.type.description);
      return [...(isSilent ? [here] : []), ...silentIn(field.type, here, seen)];
    }),
    ...(type.of ?? []).flatMap((member) => silentIn(member, `${place}[${member.name}]`, seen)),
  ];
}

test('every field of every document, however deep, is explained to the editor', () => {
  const seen = new Set<CompiledType>();
  expect([...compiledTypes].flatMap(([name, type]) => silentIn(type, name, seen))).toEqual([]);
});
