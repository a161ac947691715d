import { defineField, defineType } from '@sanity/types';
import * as fc from 'fast-check';
import type * as z from 'zod';
import type { Project } from '../project.ts';
import { randomContracts } from './random-contracts.ts';
import { randomFields } from './random-field.ts';
import { frames } from './random-frames.ts';
import { ways } from './random-ways.ts';

/** A made-up type, a query of it and a contract for what that answers: what is claimed to agree, and as it would be written down. */
export interface RandomClaim {
  types: Project['types'];
  query: string;
  contract: z.ZodType;
  code: string;
}

const topic = defineType({
  name: 'topic',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'lead', type: 'string' }),
  ],
});
const person = defineType({
  name: 'person',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});

const beside = [
  defineField({
    name: 'tone',
    type: 'string',
    options: { list: ['light', 'dark'] },
    validation: (rule) => rule.required(),
  }),
  defineField({ name: 'lead', type: 'string' }),
];

/** A claim about a field of a made-up type: most are false, and many are true. */
export const randomClaims: fc.Arbitrary<RandomClaim> = randomFields
  .chain((field) =>
    fc.constantFrom(...ways[field.sort]).chain(([expression, answer]) =>
      fc.record({
        field: fc.constant(field),
        expression: fc.constant(expression('own')),
        coded: randomContracts(answer),
        frame: fc.constantFrom(...frames),
      }),
    ),
  )
  .map(({ field, expression, coded, frame }) => {
    // A definition of any type is one of a field, once it has a name.
    const own = { ...field.definition, name: 'own' } as ReturnType<typeof defineField>;
    const thing = defineType({ name: 'thing', type: 'document', fields: [own, ...beside] });
    const { query, contract, code } = frame(expression, coded);
    return { types: [thing, topic, person], query, contract, code: `own: ${field.code}\n    ${code}` };
  });
