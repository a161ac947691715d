import { defineField, defineType } from '@sanity/types';
import * as fc from 'fast-check';
import type * as z from 'zod';
import type { Project } from '../project.ts';
import { randomContracts } from './random-contracts.ts';
import { randomFields } from './random-field.ts';
import { frames } from './random-frames.ts';
import { ways } from './random-ways.ts';
import { randomWholes } from './random-wholes.ts';

/**
 * A made-up type, a query for it and a contract for the answer, which are claimed to agree; `code` is their source
 * text.
 */
export interface RandomClaim {
  types: Project['types'];
  query: string;
  contract: z.ZodType;
  code: string;
  /** Whether code looks at several fields at once, which no proof can judge. */
  isSaidByCode?: boolean;
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
  // Required of topics, optional here: what is known of the one may not be believed of the other.
  defineField({ name: 'title', type: 'string' }),
  defineField({ name: 'lead', type: 'string' }),
];

/** A claim about one field of a made-up type: most are false, and many are true. */
const ofOneField: fc.Arbitrary<RandomClaim> = randomFields
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

/** A field of a made-up type, how it is asked for under a name, and a contract for what is answered. */
const randomKeys = (name: string) =>
  randomFields.chain((field) =>
    fc
      .constantFrom(...ways[field.sort])
      .chain(([expression, answer]) =>
        randomContracts(answer).map((coded) => ({ field, key: { expression: expression(name), coded } })),
      ),
  );

/** A claim about two fields: what is asked for on conditions, and what is said of both. */
const ofSeveralFields: fc.Arbitrary<RandomClaim> = fc
  .tuple(randomKeys('own'), randomKeys('other'))
  .chain(([own, other]) =>
    randomWholes(own.key, other.key).map((whole) => {
      // As above.
      const named = (name: string, { field }: typeof own) =>
        ({ ...field.definition, name }) as ReturnType<typeof defineField>;
      const fields = [named('own', own), named('other', other), ...beside];
      const thing = defineType({ name: 'thing', type: 'document', fields });
      const code = `own: ${own.field.code}\n    other: ${other.field.code}\n    ${whole.code}`;
      return { ...whole, types: [thing, topic, person], code };
    }),
  );

/** Claims about one field, which fast-check shrinks others to, and claims about several. */
export const randomClaims: fc.Arbitrary<RandomClaim> = fc.oneof(
  { arbitrary: ofOneField, weight: 2 },
  { arbitrary: ofSeveralFields, weight: 1 },
);
