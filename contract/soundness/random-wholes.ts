import * as fc from 'fast-check';
import * as z from 'zod';
import type { Coded } from './random-contracts.ts';
import type { Framed } from './random-frames.ts';

/** A key of an answer, how it is asked for, and what its contract accepts. */
export interface RandomKey {
  expression: string;
  coded: Coded;
}

/** How several keys are asked for together. */
type Way = (keys: readonly [string, RandomKey][], condition: string) => string;

const asked = (keys: readonly [string, RandomKey][]): string =>
  keys.map(([name, { expression }]) => `"${name}": ${expression}`).join(', ');

const ways: readonly Way[] = [
  (keys) => `{${asked(keys)}}`,
  (keys) => `{"g": {${asked(keys)}}}.g`,
  (keys, condition) => `{${asked(keys.slice(1))}, ${condition} => {${asked(keys.slice(0, 1))}}}`,
  (keys, condition) => `{${condition} => {${asked(keys)}}}`,
  (keys, condition) =>
    `{${condition} => {${asked(keys.slice(0, 1))}}, !(${condition}) => {${asked(keys.slice(1))}}}`,
  (keys, condition) =>
    `{"g": select(${condition} => {${asked(keys)}}, {${keys.map(([name]) => `"${name}": null`).join(', ')}})}.g`,
  (keys, condition) =>
    `{${keys.map(([name, { expression }]) => `"${name}": select(${condition} => ${expression}, null)`).join(', ')}}`,
  (keys) => `{tone, ${asked(keys)}}{${keys.map(([name]) => name).join(', ')}}`,
];

// Each holds for some documents and not for others, whatever the rules of the two fields are. The proof looks at what a
// condition says to be there, not at whether it can hold at all, so it would warn of a part that no document reaches.
const conditions = [
  'tone == "dark"',
  'tone != "dark"',
  'tone in ["dark"]',
  'defined(lead)',
  '!defined(lead)',
  'defined(lead) && tone == "dark"',
  'defined(lead) || tone == "light"',
];

const objects = { object: z.object, strictObject: z.strictObject, looseObject: z.looseObject } as const;

type Whole = (contract: Coded) => Coded;

/** What can be demanded of a whole object, mostly by code over more than one of its fields. */
const sayings: readonly Whole[] = [
  (one) => one,
  (one) => one,
  (one) => one,
  ([contract, code]) => [
    contract.refine((all) => fieldOf(all, 'a') !== fieldOf(all, 'b')),
    `${code}.refine(({ a, b }) => a !== b)`,
  ],
  ([contract, code]) => [
    contract.refine((all) => fieldOf(all, 'a') === null || fieldOf(all, 'b') !== null),
    `${code}.refine(({ a, b }) => a === null || b !== null)`,
  ],
  ([contract, code]) => [
    contract.refine((all) => fieldOf(all, 'a') !== null).refine((all) => fieldOf(all, 'b') !== null),
    `${code}.refine(({ a }) => a !== null).refine(({ b }) => b !== null)`,
  ],
  ([contract, code]) => [
    contract.superRefine((all, context) => {
      if (fieldOf(all, 'a') === fieldOf(all, 'b')) context.addIssue({ code: 'custom', message: 'alike' });
    }),
    `${code}.superRefine(({ a, b }, context) => { if (a === b) context.addIssue(…) })`,
  ],
  ([contract, code]) => [contract.readonly(), `${code}.readonly()`],
];

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Claims about whole objects: several keys, some of them only under a condition, and what is demanded of them together.
 */
export function randomWholes(a: RandomKey, b: RandomKey): fc.Arbitrary<Framed & { isSaidByCode: boolean }> {
  return fc
    .tuple(
      fc.constantFrom(...ways),
      fc.constantFrom(...conditions),
      fc.constantFrom(...sayings),
      fc.constantFrom('object', 'strictObject', 'looseObject'),
      fc.boolean(),
    )
    .map(([way, condition, say, kind, isPartial]) => {
      const keys: [string, RandomKey][] = [
        ['a', a],
        ['b', b],
      ];
      const shape = objects[kind]({ a: a.coded[0], b: b.coded[0] });
      const code = `z.${kind}({ a: ${a.coded[1]}, b: ${b.coded[1]} })`;
      const own: Coded = isPartial ? [shape.partial(), `${code}.partial()`] : [shape, code];
      const [contract, written] = say(own);
      const query = `*[_type == "thing"]${way(keys, condition)}`;
      return {
        query,
        contract: z.array(contract),
        code: `${query}\n    z.array(${written})`,
        isSaidByCode: /efine\(/.test(written.slice(own[1].length)),
      };
    });
}
