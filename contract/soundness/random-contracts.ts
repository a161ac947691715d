import * as fc from 'fast-check';
import * as z from 'zod';
import { blankBecomes } from '../checking/blank-becomes.ts';
import type { AnswerSort } from './random-ways.ts';

/** A contract, and its source text. */
export type Coded = readonly [contract: z.ZodType, code: string];

/** Contracts made from their source texts, so that what is printed is what is run. */
function coded(...codes: string[]): Coded[] {
  // Only texts of this file are run.
  const read = (code: string) => new Function('z', 'blankBecomes', `return ${code}`)(z, blankBecomes);
  return codes.map((code): Coded => [read(code) as z.ZodType, code]);
}

const group = 'text: z.string(), note: z.string().nullable()';

const contracts: Readonly<Record<AnswerSort, readonly Coded[]>> = {
  text: coded(
    'z.string()',
    'z.string()',
    'z.string()',
    'z.string().min(1)',
    'z.string().max(3)',
    'z.string().length(2)',
    'z.string().regex(/^[a-c]+$/)',
    'z.string().regex(/^\\w*$/)',
    "z.string().startsWith('a')",
    "z.string().endsWith('b')",
    "z.string().includes('a')",
    'z.string().trim().min(1)',
    'z.string().trim()',
    "z.string().overwrite(blankBecomes('a'))",
    "z.string().overwrite(blankBecomes('a')).min(1)",
    "z.string().overwrite(blankBecomes('')).max(3).min(1)",
    "z.string().overwrite(blankBecomes('b')).trim().regex(/^\\S*$/)",
    "z.string().trim().overwrite(blankBecomes('abc')).max(2)",
    'z.string().lowercase()',
    'z.string().toUpperCase()',
    'z.string().pipe(z.string().max(2))',
    'z.string().transform((text) => text.length)',
    "z.string().refine((text) => text !== 'a')",
    'z.string().refine(() => true)',
    "z.string().catch('x')",
    "z.string().default('x')",
    'z.coerce.string()',
    "z.preprocess((text) => text ?? '', z.string())",
    'z.lazy(() => z.string())',
    'z.string().readonly()',
    'z.string().and(z.string().min(1))',
    'z.string().max(3).and(z.string().min(1))',
    'z.string().trim().and(z.string())',
    'z.string().or(z.number())',
    'z.union([z.string().max(2), z.string().min(3)])',
    "z.union([z.literal('a'), z.string().min(2)])",
    'z.unknown()',
    'z.null()',
    'z.url()',
    'z.url({ protocol: /^https?$/ })',
    'z.url({ protocol: /^https$|^mailto$/ })',
    'z.httpUrl()',
    'z.email()',
    'z.email({ pattern: z.regexes.rfc5322Email })',
    'z.iso.date()',
    'z.iso.datetime()',
    'z.iso.datetime({ precision: 0 })',
    "z.enum(['a', 'b'])",
    'z.stringbool()',
  ),
  choice: coded(
    "z.enum(['a', 'b'])",
    "z.enum(['a', 'b', 'c'])",
    "z.literal('a')",
    "z.literal(['a', 'b'])",
    'z.string()',
    "z.string().pipe(z.enum(['a', 'b']))",
    "z.enum(['a', 'b']).refine((one) => one !== 'b')",
    "z.union([z.literal('a'), z.literal('b')])",
    "z.enum(['a', 'b']).and(z.string().max(1))",
  ),
  number: coded(
    'z.number()',
    'z.number()',
    'z.int()',
    'z.int32()',
    'z.number().min(0)',
    'z.number().positive()',
    'z.number().max(3)',
    'z.number().lt(3)',
    'z.int().min(-2).max(3)',
    'z.number().multipleOf(1)',
    'z.number().multipleOf(2)',
    'z.number().multipleOf(0.5)',
    'z.number().and(z.number().min(0))',
    'z.number().refine((number) => number !== 1)',
    'z.literal([0, 1])',
    'z.coerce.number()',
    'z.number().transform(String)',
    'z.union([z.number().min(0), z.number().max(-1)])',
  ),
  boolean: coded(
    'z.boolean()',
    'z.boolean()',
    'z.literal(true)',
    'z.union([z.literal(true), z.literal(false)])',
    'z.coerce.boolean()',
  ),
  texts: coded(
    'z.array(z.string())',
    'z.array(z.string()).min(1)',
    'z.array(z.string()).max(2)',
    'z.array(z.string()).length(2)',
    'z.array(z.string().nullable())',
    'z.array(z.string().max(3))',
    'z.array(z.string().max(3).nullable())',
    'z.array(z.string().regex(/^[a-c]+$/).nullable())',
    'z.array(z.string().min(1)).nonempty()',
    'z.array(z.string()).and(z.array(z.string()).max(3))',
    'z.array(z.string()).refine((texts) => texts.length !== 1)',
    "z.array(z.enum(['a', 'b']))",
    'z.array(z.unknown())',
    'z.tuple([z.string()])',
    'z.array(z.string()).readonly()',
    'z.union([z.array(z.string()).max(1), z.array(z.string()).min(2)])',
  ),
  choices: coded(
    "z.array(z.enum(['a', 'b']))",
    "z.array(z.enum(['a', 'b'])).max(2)",
    "z.array(z.literal('a'))",
    'z.array(z.string()).min(1)',
  ),
  mixed: coded(
    'z.array(z.union([z.string(), z.number()]))',
    'z.array(z.string())',
    'z.array(z.union([z.string(), z.number()])).min(1)',
    'z.array(z.union([z.string().max(3), z.number()]))',
    'z.array(z.union([z.string(), z.number().min(0)]))',
    'z.array(z.string().or(z.int()))',
    'z.union([z.array(z.string()), z.array(z.number())])',
  ),
  lines: coded(
    `z.array(z.object({ ${group} }))`,
    `z.array(z.object({ ${group} })).max(3)`,
    'z.array(z.object({ text: z.string().max(3).nullable(), note: z.string().nullable() }))',
    'z.array(z.object({ text: z.string().nullable(), note: z.string().max(3).nullish() }))',
    `z.array(z.object({ ${group} })).min(1)`,
    'z.array(z.object({ text: z.string(), note: z.string().nullish() }))',
    'z.array(z.looseObject({ text: z.string(), note: z.string().optional() }))',
    `z.array(z.strictObject({ ${group} }))`,
    `z.array(z.strictObject({ ${group} }).partial())`,
    'z.array(z.union([z.object({ text: z.string(), note: z.string() }), z.object({ text: z.string(), note: z.null() })]))',
    "z.array(z.discriminatedUnion('_type', [z.object({ _type: z.literal('line'), text: z.string(), note: z.string().nullable() }), z.object({ _type: z.literal('other'), text: z.string() })]))",
    "z.array(z.discriminatedUnion('_type', [z.object({ _type: z.literal('line'), text: z.string().max(3).nullable(), note: z.string().nullable() }), z.object({ _type: z.literal('other'), text: z.string().max(5).nullable() })]))",
    "z.array(z.object({ _type: z.literal('line'), text: z.string(), note: z.string().nullable() }))",
    'z.array(z.object({ text: z.string() }).and(z.object({ note: z.string().nullable() })))',
  ),
  group: coded(
    `z.object({ ${group} })`,
    'z.object({ text: z.string() })',
    'z.looseObject({ text: z.string() })',
    'z.object({ text: z.string(), note: z.string().nullish() })',
    'z.strictObject({ text: z.string().nullable() })',
    `z.strictObject({ ${group} })`,
    'z.object({ text: z.string().max(3), note: z.string().min(1).nullable() })',
    'z.object({ text: z.string() }).catchall(z.string().nullable())',
    'z.object({ text: z.string() }).and(z.object({ note: z.string().nullable() }))',
    'z.strictObject({ text: z.string() }).and(z.strictObject({ note: z.string().nullable() }))',
    'z.strictObject({ text: z.string() }).and(z.object({ text: z.string().max(3) }))',
    'z.union([z.object({ text: z.string(), note: z.string() }), z.object({ text: z.string(), note: z.null() })])',
    `z.object({ ${group} }).pipe(z.object({ text: z.string().min(1), note: z.string().nullable() }))`,
    `z.object({ ${group} }).refine(({ note }) => note !== 'a')`,
    'z.record(z.string(), z.unknown())',
  ),
  titles: coded('z.array(z.string())', 'z.array(z.string()).min(1)', 'z.array(z.string()).max(1)'),
  blocks: coded(
    'z.array(z.looseObject({ _type: z.string() }))',
    "z.array(z.looseObject({ _type: z.literal('block') }))",
    'z.array(z.looseObject({ _type: z.string(), _key: z.string() })).min(1)',
    "z.array(z.discriminatedUnion('_type', [z.looseObject({ _type: z.literal('block') }), z.looseObject({ _type: z.literal('image') })]))",
    "z.array(z.union([z.looseObject({ _type: z.literal('block'), style: z.string() }), z.looseObject({ _type: z.literal('image') })]))",
  ),
};

const wrappers: readonly ((coded: Coded) => Coded)[] = [
  (one) => one,
  ([contract, code]) => [contract.nullable(), `${code}.nullable()`],
  ([contract, code]) => [contract.nullable(), `${code}.nullable()`],
  ([contract, code]) => [contract.nullish(), `${code}.nullish()`],
  ([contract, code]) => [
    contract.nullable().refine((value) => value !== null),
    `${code}.nullable().refine((value) => value !== null)`,
  ],
  ([contract, code]) => [contract.optional(), `${code}.optional()`],
  ([contract, code]) => [z.union([contract, z.null()]), `z.union([${code}, z.null()])`],
];

/** Contracts that fit a sort of answer; most refuse some of what it can be. */
export function randomContracts(answer: AnswerSort): fc.Arbitrary<Coded> {
  return fc
    .tuple(fc.constantFrom(...contracts[answer]), fc.constantFrom(...wrappers))
    .map(([contract, wrap]) => wrap(contract));
}
