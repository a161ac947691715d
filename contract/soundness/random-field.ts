import type { FieldDefinition } from '@sanity/types';
import * as fc from 'fast-check';
import {
  addressCalls,
  assetCalls,
  dateCalls,
  itemNumberCalls,
  itemTextCalls,
  listCalls,
  literal,
  noCalls,
  numberCalls,
  type RandomValidation,
  type RuleCall,
  textCalls,
  validations,
} from './random-rules.ts';

/** What a value can be, whether it is stored or answered. */
export type Sort =
  | 'text'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'texts'
  | 'choices'
  | 'mixed'
  | 'lines'
  | 'group'
  | 'blocks';

/** A field of a made-up type, and its source text. */
export interface RandomField {
  /** The sort of its values, by which projections and contracts are chosen that fit it. */
  sort: Sort | 'reference' | 'references' | 'picture' | 'slug';
  definition: Omit<FieldDefinition, 'name'>;
  code: string;
}

type Definition = Record<string, unknown> & { type: string };

/** A part of a made-up type, a field or a member of a list, and its source text. */
interface Part {
  definition: Definition;
  code: string;
}

/** A part with random rules, and what stands in it, which has rules of its own. */
function part(
  definition: Definition,
  calls?: fc.Arbitrary<RuleCall>,
  inner: Readonly<Record<string, fc.Arbitrary<Part>[]>> = {},
): fc.Arbitrary<Part> {
  const rules = calls ? validations(calls) : fc.constant<RandomValidation>({ code: '' });
  const parts = Object.entries(inner).map(([key, all]) => fc.tuple(...all).map((made) => ({ key, made })));
  return fc.tuple(rules, fc.tuple(...parts)).map(([{ code, validation }, held]) => ({
    definition: {
      ...definition,
      ...Object.fromEntries(held.map(({ key, made }) => [key, made.map((one) => one.definition)])),
      ...(validation ? { validation } : {}),
    },
    code: `{ ${[
      ...Object.entries(definition).map(([key, value]) => `${key}: ${literal(value)}`),
      ...held.map(({ key, made }) => `${key}: [${made.map((one) => one.code).join(', ')}]`),
      ...(code ? [`validation: ${code}`] : []),
    ].join(', ')} }`,
  }));
}

function field(sort: RandomField['sort'], ...given: Parameters<typeof part>): fc.Arbitrary<RandomField> {
  return part(...given).map(({ definition, code }) => ({
    sort,
    // A definition here may have the keys of any type of field, which no single type of Sanity's has.
    definition: definition as unknown as RandomField['definition'],
    code,
  }));
}

const text = (name: string) => part({ name, type: 'string' }, itemTextCalls);
const line = part({ name: 'line', type: 'object' }, undefined, { fields: [text('text'), text('note')] });
const other = part({ name: 'other', type: 'object' }, undefined, { fields: [text('text')] });
const picture = part({ type: 'image' }, undefined, { fields: [text('alt')] });
const topics = { type: 'reference', to: [{ type: 'topic' }] };
const list = { type: 'array' };

/** A field of one of the sorts that the proof claims to read, with rules. */
export const randomFields: fc.Arbitrary<RandomField> = fc.oneof(
  { weight: 4, arbitrary: field('text', { type: 'string' }, textCalls) },
  { weight: 2, arbitrary: field('text', { type: 'url' }, addressCalls) },
  field('text', { type: 'string' }, addressCalls),
  field('text', { type: 'email' }, noCalls),
  field('text', { type: 'date' }, dateCalls()),
  field('text', { type: 'datetime' }, dateCalls('T00:00:00.000Z')),
  field('choice', { type: 'string', options: { list: ['a', 'b'] } }, noCalls),
  { weight: 3, arbitrary: field('number', { type: 'number' }, numberCalls) },
  field('boolean', { type: 'boolean' }, noCalls),
  { weight: 2, arbitrary: field('texts', { type: 'array', of: [{ type: 'string' }] }, listCalls) },
  { weight: 3, arbitrary: field('lines', list, listCalls, { of: [line, other] }) },
  field('lines', list, listCalls, { of: [line] }),
  field('lines', list, listCalls, { of: [other, part({ ...topics, weak: true }), line] }),
  field('group', { type: 'object' }, noCalls, { fields: [text('text'), text('note')] }),
  field('reference', { type: 'reference', to: [{ type: 'topic' }] }, noCalls),
  field('reference', { type: 'reference', weak: true, to: [{ type: 'topic' }] }, noCalls),
  field('reference', { type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] }, noCalls),
  field('picture', { type: 'image' }, assetCalls),
  field('picture', { type: 'image' }, assetCalls, { fields: [text('alt')] }),
  field('references', { type: 'array', of: [{ type: 'reference', to: [{ type: 'topic' }] }] }, listCalls),
  field(
    'references',
    { type: 'array', of: [{ type: 'reference', weak: true, to: [{ type: 'topic' }] }] },
    listCalls,
  ),
  field(
    'references',
    { type: 'array', of: [{ type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] }] },
    listCalls,
  ),
  field('choices', { type: 'array', of: [{ type: 'string' }], options: { list: ['a', 'b'] } }, listCalls),
  field('mixed', list, listCalls, {
    of: [part({ type: 'string' }, itemTextCalls), part({ type: 'number' }, itemNumberCalls)],
  }),
  field('blocks', { type: 'array', of: [{ type: 'block' }] }, listCalls),
  { weight: 2, arbitrary: field('blocks', list, listCalls, { of: [part({ type: 'block' }), picture] }) },
  field('slug', { type: 'slug' }, noCalls),
  field('text', { type: 'string', hidden: true, initialValue: 'a' }, textCalls),
  field('number', { type: 'number', options: { list: [1, 2] } }, noCalls),
);
