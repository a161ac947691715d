import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectOf, sectionsOf } from '../project-fixture.ts';
import { draftReports } from './drafts.ts';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

// A tray holds trays and boxes, a box holds trays: types that stand within themselves and within each other.
const tray = defineType({
  name: 'tray',
  type: 'object',
  fields: [
    defineField({ name: 'label', type: 'string', validation: (rule) => rule.required() }),
    defineField({
      name: 'inside',
      type: 'array',
      of: [defineArrayMember({ type: 'tray' }), defineArrayMember({ type: 'box' })],
      validation: (rule) => rule.required(),
    }),
  ],
});
const box = defineType({
  name: 'box',
  type: 'object',
  fields: [
    defineField({ name: 'size', type: 'number', validation: (rule) => rule.required() }),
    defineField({ name: 'top', type: 'tray' }),
  ],
});
const shelf = defineType({
  name: 'shelf',
  type: 'document',
  fields: [
    defineField({
      name: 'trays',
      type: 'array',
      of: [{ type: 'tray' }],
      validation: (rule) => rule.required(),
    }),
  ],
});
const types = [tray, box, shelf];

function contractOf(
  label: z.ZodType,
  size: z.ZodType,
  top: (tray: z.ZodType) => z.ZodType = (one) => one.optional(),
) {
  const trayContract: z.ZodType = z.object({
    _key: z.string().optional(),
    _type: z.literal('tray'),
    label,
    get inside() {
      return z.array(z.discriminatedUnion('_type', [trayContract as never, boxContract as never]));
    },
  });
  const boxContract: z.ZodType = z.object({
    _key: z.string(),
    _type: z.literal('box'),
    size,
    top: z.lazy(() => top(trayContract)),
  });
  return z.array(z.object({ trays: z.array(trayContract) }));
}

const findings = (contract: z.ZodType) =>
  prove({ subject: 'shelf', query: '*[_type == "shelf"]{trays}', contract }, { types }).map(describeFinding);

test('a type that stands within itself is proven by a contract that does', () => {
  expect(findings(contractOf(z.string(), z.number()))).toEqual([]);
});

test('a choice of two forms within itself is proven', () => {
  const node = defineType({
    name: 'node',
    type: 'object',
    fields: [
      defineField({
        name: 'tone',
        type: 'string',
        options: { list: ['light', 'dark'] },
        validation: (rule) => rule.required(),
      }),
      defineField({ name: 'next', type: 'node' }),
    ],
  });
  const chain = defineType({
    name: 'chain',
    type: 'document',
    fields: [defineField({ name: 'node', type: 'node', validation: (rule) => rule.required() })],
  });
  const form = <Tone extends string>(tone: Tone) =>
    z.object({
      _type: z.literal('node'),
      tone: z.literal(tone),
      get next(): z.ZodType {
        return z.optional(either);
      },
    });
  const either = z.discriminatedUnion('tone', [form('light'), form('dark')]);
  const contract = z.array(z.object({ node: either }));
  const claim = { subject: 'chain', query: '*[_type == "chain"]{node}', contract };
  expect(prove(claim, { types: [node, chain] }).map(describeFinding)).toEqual([]);
});

test('what is wrong anywhere in it is found', () => {
  expect(findings(contractOf(z.string().max(5), z.number())).join()).toContain('label may be longer than 5');
  expect(findings(contractOf(z.string(), z.number().min(1))).join()).toContain('size may be less than 1');
  expect(findings(contractOf(z.string(), z.number(), (one) => one)).join()).toContain('top may be missing');
});

test('a contract that makes another one at every step is not followed without end', () => {
  const make = (): z.ZodType => z.looseObject({ inside: z.array(z.lazy(make)).optional() });
  const contract = z.array(z.object({ trays: z.array(make()) }));
  expect(findings(contract).join()).toContain('is nested deeper than the proof follows');
});

test('what an unfinished draft may lack is named as far as it has a name of its own', () => {
  const kinds = { shelf: { projection: '{}' } };
  const sections = sectionsOf('[]{_key, _type}');
  const page = defineType({
    name: 'page',
    type: 'document',
    fields: [defineField({ name: 'sections', type: 'array', of: [{ type: 'tray' }] })],
  });
  const [report] = draftReports({ ...projectOf([...types, page]), kinds: { tray: kinds.shelf }, sections });
  expect(report?.mayLack).toEqual(expect.arrayContaining(['label', 'inside', 'inside[].size']));
});
