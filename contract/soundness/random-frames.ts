import * as z from 'zod';
import type { Coded } from './random-contracts.ts';

/** The query for all things and the contract of its answer, with their source text. */
export interface Framed {
  query: string;
  contract: z.ZodType;
  code: string;
}

/** Puts a key among others into a query, and its contract into that of the whole answer. */
export type Frame = (expression: string, coded: Coded) => Framed;

const things = (query: string, [contract, code]: Coded): Framed => ({
  query,
  contract: z.array(contract),
  code: `${query}\n    z.array(${code})`,
});

const objectOf = ([contract, code]: Coded, more: Record<string, Coded> = {}): Coded => {
  const shape: Record<string, Coded> = { f: [contract, code], ...more };
  const written = Object.entries(shape).map(([key, [, own]]) => `${key}: ${own}`);
  return [
    z.object(Object.fromEntries(Object.entries(shape).map(([key, [own]]) => [key, own]))),
    `z.object({ ${written.join(', ')} })`,
  ];
};

const tone: Coded = [z.enum(['light', 'dark']), "z.enum(['light', 'dark'])"];
const toned = (value: string): Coded => [z.literal(value), `z.literal('${value}')`];
const text: Coded = [z.string(), 'z.string()'];
const all = '*[_type == "thing"]';

/** The plain one stands first, because fast-check shrinks others to it. */
export const frames: readonly Frame[] = [
  (expression, coded) => things(`${all}{"f": ${expression}}`, objectOf(coded)),
  (expression, coded) => things(`${all}{"f": ${expression}}`, objectOf(coded)),
  (expression, coded) => things(`${all}{"f": ${expression}}`, objectOf(coded)),
  (expression, coded) => things(`${all}{"f": ${expression}, tone}`, objectOf(coded, { tone })),
  (expression, coded) => things(`${all}{tone == "dark" => {"f": ${expression}}}`, objectOf(coded)),
  (expression, coded) => things(`${all}{defined(lead) => {"f": ${expression}}}`, objectOf(coded)),
  (expression, coded) => {
    const [, code] = objectOf(coded);
    return things(`${all}{..., "f": ${expression}}`, [
      z.looseObject({ f: coded[0] }),
      code.replace('object', 'looseObject'),
    ]);
  },
  (expression, coded) => things(`${all}{"f": select(tone == "dark" => ${expression})}`, objectOf(coded)),
  (expression, coded) => {
    const [dark, darkCode] = objectOf(coded, { tone: toned('dark'), deep: text });
    const [light, lightCode] = objectOf(coded, { tone: toned('light') });
    return things(`${all}{tone, "f": ${expression}, tone == "dark" => {"deep": coalesce(lead, "x")}}`, [
      z.discriminatedUnion('tone', [dark as z.ZodObject, light as z.ZodObject]), // as they were just made
      `z.discriminatedUnion('tone', [${darkCode}, ${lightCode}])`,
    ]);
  },
  (expression, coded) => {
    const [dark, darkCode] = objectOf(coded, { tone: toned('dark'), deep: text });
    const [light, lightCode] = objectOf(coded, { tone: toned('light') });
    return things(`${all}{tone, "f": ${expression}, tone == "dark" => {"deep": coalesce(lead, "x")}}`, [
      z.union([dark, light]),
      `z.union([${darkCode}, ${lightCode}])`,
    ]);
  },
  (expression, coded) => {
    const [own, code] = objectOf(coded);
    return things(`${all}{"f": ${expression}, tone}`, [
      own.and(z.object({ tone: tone[0] })),
      `${code}.and(z.object({ tone: ${tone[1]} }))`,
    ]);
  },
  (expression, coded) => things(`${all} | order(lead)[0...2]{"f": ${expression}}`, objectOf(coded)),
  (expression, coded) =>
    things(`${all}[defined(lead)]{"f": ${expression}, lead}`, objectOf(coded, { lead: text })),
  (expression, coded) => {
    const [own, code] = objectOf(coded);
    const query = `${all}[0]{"f": ${expression}}`;
    return { query, contract: own.nullable(), code: `${query}\n    ${code}.nullable()` };
  },
];
