import { defineField, defineType } from '@sanity/types';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { Project } from '../project.ts';
import { type RandomField, randomFields } from './random-field.ts';

/** A made-up type, a query of it and a contract for what that answers: what is claimed to agree, and as it would be written down. */
export interface RandomClaim {
  types: Project['types'];
  query: string;
  contract: z.ZodType;
  code: string;
}

type Sort = RandomField['sort'];

/** What a query makes of a field, and what the answer is then. */
type Way = readonly [expression: (name: string) => string, answer: Answer];
type Answer = 'text' | 'choice' | 'number' | 'boolean' | 'texts' | 'lines' | 'group' | 'titles';

const ways: Readonly<Record<Sort, readonly Way[]>> = {
  text: [
    [(name) => name, 'text'],
    [(name) => `coalesce(${name}, "abc")`, 'text'],
    [(name) => `coalesce(${name}, "")`, 'text'],
    [(name) => `select(defined(${name}) => ${name}, "a")`, 'text'],
    [(name) => `select(${name} == "a" => ${name})`, 'text'],
    [(name) => `lower(${name})`, 'text'],
    [(name) => `defined(${name})`, 'boolean'],
    [(name) => `length(${name})`, 'number'],
    [(name) => `{"text": ${name}}`, 'group'],
  ],
  choice: [
    [(name) => name, 'choice'],
    [(name) => `coalesce(${name}, "a")`, 'choice'],
    [(name) => `select(${name} == "a" => "b", ${name})`, 'choice'],
    [(name) => `${name} == "a"`, 'boolean'],
  ],
  number: [
    [(name) => name, 'number'],
    [(name) => `coalesce(${name}, 1)`, 'number'],
    [(name) => `${name} + 1`, 'number'],
    [(name) => `round(${name})`, 'number'],
    [(name) => `string(${name})`, 'text'],
  ],
  boolean: [
    [(name) => name, 'boolean'],
    [(name) => `coalesce(${name}, false)`, 'boolean'],
    [(name) => `!${name}`, 'boolean'],
  ],
  texts: [
    [(name) => name, 'texts'],
    [(name) => `coalesce(${name}, [])`, 'texts'],
    [(name) => `${name}[0...2]`, 'texts'],
    [(name) => `${name}[0..2]`, 'texts'],
    [(name) => `${name}[1...3]`, 'texts'],
    [(name) => `${name}[@ != "a"]`, 'texts'],
    [(name) => `array::unique(${name})`, 'texts'],
    [(name) => `array::compact(${name})`, 'texts'],
    [(name) => `${name} | order(@)`, 'texts'],
    [(name) => `[...${name}, "z"]`, 'texts'],
    [(name) => `${name}[0]`, 'text'],
    [(name) => `${name}[-1]`, 'text'],
    [(name) => `count(${name})`, 'number'],
    [(name) => `array::join(${name}, ",")`, 'text'],
  ],
  lines: [
    [(name) => `${name}[]{text, note}`, 'lines'],
    [(name) => `coalesce(${name}[]{text, note}, [])`, 'lines'],
    [(name) => `${name}[_type == "line"]{text, note}`, 'lines'],
    [(name) => `${name}[]{text, _type == "line" => {note}}`, 'lines'],
    [(name) => `${name}[].text`, 'texts'],
    [(name) => `${name}[].note`, 'texts'],
    [(name) => `${name}[0]{text, note}`, 'group'],
    [(name) => `${name}[0].text`, 'text'],
  ],
  group: [
    [(name) => name, 'group'],
    [(name) => `${name}{text, note}`, 'group'],
    [(name) => `${name}.text`, 'text'],
    [(name) => `coalesce(${name}.note, ${name}.text)`, 'text'],
  ],
  reference: [
    [(name) => `${name}->title`, 'text'],
    [(name) => `coalesce(${name}->title, "a")`, 'text'],
    [(name) => `${name}->{"text": title, "note": lead}`, 'group'],
    [(name) => `select(defined(${name}) => ${name}->title)`, 'text'],
    [() => '*[_type == "topic"].title', 'titles'],
  ],
  picture: [
    [(name) => `${name}.asset->url`, 'text'],
    [(name) => `coalesce(${name}.asset->url, "")`, 'text'],
    [(name) => `${name}{"text": asset->url, "note": asset->_id}`, 'group'],
  ],
};

type Coded = readonly [contract: z.ZodType, code: string];

const textContracts: readonly Coded[] = [
  [z.string(), 'z.string()'],
  [z.string(), 'z.string()'],
  [z.string().min(1), 'z.string().min(1)'],
  [z.string().max(3), 'z.string().max(3)'],
  [z.string().length(2), 'z.string().length(2)'],
  [z.string().regex(/^[a-c]+$/), 'z.string().regex(/^[a-c]+$/)'],
  [z.string().regex(/^\w*$/), String.raw`z.string().regex(/^\w*$/)`],
  [z.string().startsWith('a'), "z.string().startsWith('a')"],
  [z.string().trim().min(1), 'z.string().trim().min(1)'],
  [z.string().lowercase(), 'z.string().lowercase()'],
  [z.string().pipe(z.string().max(2)), 'z.string().pipe(z.string().max(2))'],
  [z.string().transform((text) => text.length), 'z.string().transform((text) => text.length)'],
  [z.url(), 'z.url()'],
  [z.url({ protocol: /^https?$/ }), 'z.url({ protocol: /^https?$/ })'],
  [z.url({ protocol: /^https$|^mailto$/ }), 'z.url({ protocol: /^https$|^mailto$/ })'],
  [z.httpUrl(), 'z.httpUrl()'],
  [z.email(), 'z.email()'],
  [z.email({ pattern: z.regexes.rfc5322Email }), 'z.email({ pattern: z.regexes.rfc5322Email })'],
  [z.iso.date(), 'z.iso.date()'],
  [z.iso.datetime(), 'z.iso.datetime()'],
  [z.iso.datetime({ precision: 0 }), 'z.iso.datetime({ precision: 0 })'],
  [z.enum(['a', 'b']), "z.enum(['a', 'b'])"],
  [z.stringbool(), 'z.stringbool()'],
];

const numberContracts: readonly Coded[] = [
  [z.number(), 'z.number()'],
  [z.int(), 'z.int()'],
  [z.number().min(0), 'z.number().min(0)'],
  [z.number().positive(), 'z.number().positive()'],
  [z.number().max(3), 'z.number().max(3)'],
  [z.number().lt(3), 'z.number().lt(3)'],
  [z.int().min(-2).max(3), 'z.int().min(-2).max(3)'],
  [z.number().multipleOf(1), 'z.number().multipleOf(1)'],
];

const group = { text: z.string(), note: z.string().nullable() };

const contracts: Readonly<Record<Answer, readonly Coded[]>> = {
  text: textContracts,
  choice: [
    [z.enum(['a', 'b']), "z.enum(['a', 'b'])"],
    [z.enum(['a', 'b', 'c']), "z.enum(['a', 'b', 'c'])"],
    [z.literal('a'), "z.literal('a')"],
    [z.string(), 'z.string()'],
    [z.union([z.literal('a'), z.literal('b')]), "z.union([z.literal('a'), z.literal('b')])"],
  ],
  number: numberContracts,
  boolean: [
    [z.boolean(), 'z.boolean()'],
    [z.literal(true), 'z.literal(true)'],
  ],
  texts: [
    [z.array(z.string()), 'z.array(z.string())'],
    [z.array(z.string()).min(1), 'z.array(z.string()).min(1)'],
    [z.array(z.string()).max(2), 'z.array(z.string()).max(2)'],
    [z.array(z.string().nullable()), 'z.array(z.string().nullable())'],
    [z.array(z.string().min(1)).nonempty(), 'z.array(z.string().min(1)).nonempty()'],
  ],
  lines: [
    [z.array(z.object(group)), 'z.array(z.object({ text: z.string(), note: z.string().nullable() }))'],
    [
      z.array(z.object(group)).max(3),
      'z.array(z.object({ text: z.string(), note: z.string().nullable() })).max(3)',
    ],
    [
      z.array(z.object({ text: z.string(), note: z.string().nullish() })),
      'z.array(z.object({ text: z.string(), note: z.string().nullish() }))',
    ],
    [
      z.array(z.strictObject(group)),
      'z.array(z.strictObject({ text: z.string(), note: z.string().nullable() }))',
    ],
  ],
  group: [
    [z.object(group), 'z.object({ text: z.string(), note: z.string().nullable() })'],
    [z.object({ text: z.string() }), 'z.object({ text: z.string() })'],
    [z.looseObject({ text: z.string() }), 'z.looseObject({ text: z.string() })'],
    [z.strictObject({ text: z.string().nullable() }), 'z.strictObject({ text: z.string().nullable() })'],
    [z.record(z.string(), z.unknown()), 'z.record(z.string(), z.unknown())'],
  ],
  titles: [
    [z.array(z.string()), 'z.array(z.string())'],
    [z.array(z.string()).min(1), 'z.array(z.string()).min(1)'],
  ],
};

const wrappers: readonly ((coded: Coded) => Coded)[] = [
  (coded) => coded,
  ([contract, code]) => [contract.nullable(), `${code}.nullable()`],
  ([contract, code]) => [contract.nullable(), `${code}.nullable()`],
  ([contract, code]) => [contract.nullish(), `${code}.nullish()`],
  ([contract, code]) => [contract.optional(), `${code}.optional()`],
  ([contract, code]) => [z.union([contract, z.null()]), `z.union([${code}, z.null()])`],
];

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

/** A claim about one to three fields of a made-up type: most are false, and many are true. */
export const randomClaims: fc.Arbitrary<RandomClaim> = fc
  .array(
    randomFields.chain((field) =>
      fc
        .constantFrom(...ways[field.sort])
        .chain(([expression, answer]) =>
          fc
            .tuple(fc.constantFrom(...contracts[answer]), fc.constantFrom(...wrappers))
            .map(([coded, wrap]) => ({ field, expression, coded: wrap(coded) })),
        ),
    ),
    { minLength: 1, maxLength: 1 },
  )
  .map((parts) => {
    const named = parts.map((part, index) => ({ ...part, name: `f${index}` }));
    // A definition of any type is one of a field, once it has a name.
    const fields = named.map(
      ({ field, name }) => ({ ...field.definition, name }) as ReturnType<typeof defineField>, // as above
    );
    const thing = defineType({ name: 'thing', type: 'document', fields });
    const keys = named.map(({ expression, name }) => `"${name}": ${expression(name)}`);
    const shape = Object.fromEntries(named.map(({ name, coded: [contract] }) => [name, contract]));
    return {
      types: [thing, topic, person],
      query: `*[_type == "thing"]{${keys.join(', ')}}`,
      contract: z.array(z.object(shape)),
      code: named
        .map(
          ({ name, field, coded: [, code] }, index) =>
            `${name}: ${field.code}\n    ${keys[index]}\n    ${code}`,
        )
        .join('\n'),
    };
  });
