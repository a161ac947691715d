import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { defineArrayMember, defineField, defineType, type NumberRule } from '@sanity/types';
import { validateDocumentInternal } from '@sanity/validation/_internal';

/** Types with rules, choices, references and lists in every form in which a schema can write them. */
export const specimenTypes = [
  defineType({ name: 'leaf', type: 'document', fields: [defineField({ name: 'title', type: 'string' })] }),
  defineType({
    name: 'tone',
    title: 'Tone',
    type: 'string',
    options: { list: ['calm', 'loud'] },
    validation: (rule) => rule.required(),
  }),
  defineType({
    name: 'stalk',
    title: 'Stalk',
    type: 'object',
    fields: [defineField({ name: 'label', type: 'string', validation: (rule) => rule.required().max(12) })],
  }),
  defineType({
    name: 'specimen',
    type: 'document',
    fields: [
      defineField({ name: 'address', type: 'url', validation: (rule) => rule.required() }),
      defineField({
        name: 'mailbox',
        type: 'url',
        validation: (rule) => rule.required().uri({ scheme: ['mailto'] }),
      }),
      defineField({
        name: 'place',
        type: 'url',
        validation: (rule) => rule.required().uri({ allowRelative: true }),
      }),
      defineField({
        name: 'twice',
        type: 'string',
        validation: (rule) => rule.required().min(2).max(90).min(8).max(40),
      }),
      defineField({
        name: 'apart',
        type: 'string',
        validation: (rule) => [rule.required().min(3), rule.min(6), rule.min(70).warning()],
      }),
      defineField({ name: 'free', type: 'string', validation: (rule) => rule.max(20) }),
      defineField({
        name: 'plain',
        type: 'string',
        options: { list: ['one', 'two'] },
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'titled',
        type: 'number',
        options: {
          list: [
            { title: 'A few', value: 3 },
            { title: 'Many', value: 30 },
          ],
        },
        validation: (rule) => rule.required(),
      }),
      ...Object.entries({
        open: (rule: NumberRule) => rule.required(),
        share: (rule: NumberRule) => rule.required().greaterThan(0).lessThan(1),
        four: (rule: NumberRule) => rule.required().integer().greaterThan(3).lessThan(5),
        tenth: (rule: NumberRule) => rule.required().precision(1).greaterThan(0.5).max(0.9),
        cent: (rule: NumberRule) => rule.required().precision(2).greaterThan(0.28).lessThan(0.3),
        gain: (rule: NumberRule) => rule.required().positive().greaterThan(0),
        loss: (rule: NumberRule) => rule.required().negative(),
        count: (rule: NumberRule) => rule.required().integer().min(2.5),
      }).map(([name, validation]) => defineField({ name, type: 'number', validation })),
      defineField({
        name: 'several',
        type: 'array',
        of: [defineArrayMember({ type: 'string' })],
        options: {
          list: [
            { title: 'A', value: 'a' },
            { title: 'B', value: 'b' },
          ],
        },
        validation: (rule) => rule.required().min(1),
      }),
      defineField({ name: 'inherited', type: 'tone' }),
      defineField({
        name: 'leads',
        type: 'reference',
        to: [{ type: 'leaf' }, { type: 'specimen' }],
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'mixed',
        type: 'array',
        of: [
          defineArrayMember({ type: 'stalk' }),
          defineArrayMember({ type: 'stalk', name: 'root' }),
          defineArrayMember({
            type: 'object',
            name: 'flower',
            fields: [defineField({ name: 'petals', type: 'string', validation: (rule) => rule.required() })],
          }),
          defineArrayMember({ type: 'reference', to: [{ type: 'leaf' }] }),
        ],
        validation: (rule) => rule.required().min(4).unique(),
      }),
    ],
  }),
];

/** The specimen's types as Sanity compiles them. */
export const sanitysSpecimens = Schema.compile({
  name: 'default',
  types: [...specimenTypes, ...builtinTypes],
});

/** What Sanity's own validator has against publishing a specimen with these fields, a line each. */
export async function specimenErrors(fields: object): Promise<string[]> {
  const time = '2026-01-01T00:00:00Z';
  const document = { _id: 'a', _type: 'specimen', _rev: '1', _createdAt: time, _updatedAt: time, ...fields };
  const markers = await validateDocumentInternal({
    document,
    schema: sanitysSpecimens,
    getClient: () => {
      throw new Error('No rule of a specimen asks a lake.');
    },
    getDocumentExists: async () => true,
    environment: 'studio',
  });
  return markers.flatMap(({ level, path, message }) =>
    level === 'error' ? `${path.map(String).join('.')}: ${message}` : [],
  );
}
