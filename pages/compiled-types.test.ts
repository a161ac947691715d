import { expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { choicesOf } from '#contract/reading/choices.ts';
import { type CompiledType, isShared, rootOf, targetsOf, typeOf } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { compiledTypes } from './compiled-types.ts';
import { studioTypes } from './studio-types.ts';

const schema = compileSchema(studioTypes);
// Sanity adds fields to these that no definition names.
const withMore = ['image', 'file', 'reference', 'block', 'slug'];

test.each([...compiledTypes.keys()])('what is read of %s is what Sanity compiles', (name) => {
  const own = compiledTypes.get(name);
  // What Sanity compiles has more than its published type tells.
  const sanitys = schema.get(name) as unknown as CompiledType;
  expect(own && readingOf(own, own)).toEqual(own && readingOf(sanitys, own));
});

/**
 * All that the project reads of a type, limited to the fields that the other one, compiled from the same definition,
 * has.
 */
function readingOf(type: CompiledType, like: CompiledType, depth = 0): unknown {
  const root = rootOf(type);
  const names = new Set(like.fields?.map(({ name }) => name));
  const fields = (type.fields ?? []).filter(({ name }) => names.has(name));
  const isOpen = depth < 6 && !withMore.slice(2).includes(root);
  return {
    ...typeOf(type),
    root,
    jsonType: type.jsonType,
    isShared: root !== 'slug' && isShared(type),
    rules: readRules(type),
    choices: root === 'block' ? [] : choicesOf(type),
    targets: targetsOf(type),
    isWeak: Boolean(type.weak),
    hidden: type.hidden,
    description: type.description,
    fields: isOpen
      ? fields.map(({ name, group, type: field }) => ({
          name,
          group: root === 'image' || root === 'file' ? undefined : group,
          title: field.title,
          is: readingOf(field, like.fields?.find((one) => one.name === name)?.type ?? field, depth + 1),
        }))
      : [],
    of: isOpen ? (type.of ?? []).map((one, index) => readingOf(one, like.of?.[index] ?? one, depth + 1)) : [],
  };
}
