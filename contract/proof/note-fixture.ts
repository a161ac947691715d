import { defineArrayMember, defineField, defineType } from '@sanity/types';
import * as z from 'zod';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

const aa = defineType({
  name: 'aa',
  type: 'object',
  fields: [defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() })],
});
const bb = defineType({
  name: 'bb',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'n', type: 'number' }),
    defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(2),
    }),
  ],
});
const person = defineType({
  name: 'person',
  type: 'document',
  fields: [defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() })],
});
const firm = defineType({
  name: 'firm',
  type: 'document',
  fields: [
    defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'seat', type: 'string' }),
  ],
});
const text = (name: string) => defineField({ name, type: 'string' });
const list = (name: string, max: number) =>
  defineField({
    name,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    validation: (rule) => rule.required().min(1).max(max),
  });
const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    text('speaker'),
    text('lead'),
    text('seat'),
    defineField({
      name: 'tone',
      type: 'string',
      options: { list: ['light', 'dark'] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'rank', type: 'string', options: { list: ['high', 'low'] } }),
    list('tags', 3),
    list('more', 2),
    defineField({
      name: 'marks',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: ['a', 'b'] },
      validation: (rule) => rule.required().unique(),
    }),
    defineField({
      name: 'never',
      type: 'number',
      validation: (rule) => [rule.lessThan(-2), rule.positive()],
    }),
    defineField({ name: 'address', type: 'slug', validation: (rule) => rule.required() }),
    defineField({ name: 'free', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
    defineField({
      name: 'group',
      type: 'object',
      fields: [
        list('tags', 3),
        defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
      ],
    }),
    defineField({
      name: 'rows',
      type: 'array',
      of: [defineArrayMember({ type: 'aa' }), defineArrayMember({ type: 'bb' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'by',
      type: 'reference',
      to: [{ type: 'person' }, { type: 'firm' }],
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'maybeBy', type: 'reference', to: [{ type: 'person' }] }),
    defineField({ name: 'weakBy', type: 'reference', weak: true, to: [{ type: 'person' }] }),
    defineField({ name: 'picture', type: 'image', validation: (rule) => rule.required().assetRequired() }),
    defineField({ name: 'anyPicture', type: 'image' }),
  ],
});
const types = [note, aa, bb, person, firm];

/** What the proof finds in a projection of every note and the contract of one. */
export function findings(projection: string, shape: z.core.$ZodShape | z.ZodType): string[] {
  const contract = shape instanceof z.ZodType ? shape : z.object(shape);
  const query = `*[_type == "note"]${projection}`;
  return prove({ subject: 'note', query, contract: z.array(contract) }, { types }).map(describeFinding);
}

/** The contract of a note's rows. */
export const rows = (row: z.core.$ZodShape) => ({ rows: z.array(z.object(row)) });
/** A contract of two forms, told apart by their tone. */
export const byTone = z.discriminatedUnion('tone', [
  z.object({ tone: z.literal('dark'), deep: z.string() }),
  z.object({ tone: z.literal('light'), pale: z.string().nullable() }),
]);
