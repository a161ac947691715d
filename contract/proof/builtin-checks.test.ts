import { type defineField, defineType, type NumberRule, type StringRule } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { StudioType } from '../project.ts';
import { prove } from './prove.ts';

type Field = ReturnType<typeof defineField>;

/** What the proof says of one field of a document, under a contract that a published value may break. */
const said = (field: object, query: string, contract: z.core.$ZodShape, types: StudioType[] = []) =>
  prove(
    { subject: 'thing', query: `*[_type == "thing"]${query}`, contract: z.array(z.object(contract)) },
    {
      types: [
        ...types,
        defineType({
          name: 'thing',
          type: 'document',
          fields: [{ name: 'f', ...field } as Field],
        }) as StudioType,
      ],
    },
  );

const list = ['light', 'dark'];
const tone = (validation: unknown) => ({ type: 'string', options: { list }, validation });
const asTone = ['{"f": coalesce(f, "light")}', { f: z.enum(['light', 'dark']) }] as const;

test('a choice is one of its list for as long as that is an error', () => {
  expect(
    said(
      tone((rule: StringRule) => rule.custom(() => true)),
      ...asTone,
    ),
  ).toEqual([]);
  expect(said(tone(undefined), ...asTone)).toEqual([]);
  for (const validation of [
    (rule: StringRule) => rule.required().warning(),
    (rule: StringRule & { reset(): StringRule }) => rule.reset().required(),
    (rule: StringRule) => [rule.info(), rule.custom(() => true).warning()],
  ])
    expect(said(tone(validation), ...asTone), String(validation)).not.toEqual([]);
});

test('a slug has something to read for as long as that is an error', () => {
  const query = '{"f": coalesce(f.current, "x")}';
  const contract = { f: z.string().trim().min(1) };
  expect(said({ type: 'slug' }, query, contract)).toEqual([]);
  expect(
    said({ type: 'slug', validation: (rule: StringRule) => rule.warning() }, query, contract),
  ).not.toEqual([]);
});

test('a field that gives a named type other choices has these', () => {
  const short = defineType({ name: 'short', type: 'string', options: { list: ['a'] } });
  const field = (options: object) => ({
    type: 'short',
    options,
    validation: (rule: StringRule) => rule.required(),
  });
  const onlyA = { f: z.enum(['a']) };
  expect(said(field({ list: ['a'] }), '{f}', onlyA, [short])).toEqual([]);
  expect(said(field({ list: ['a', 'b'] }), '{f}', onlyA, [short])).not.toEqual([]);
  expect(said(field({ list: ['a', 'b'] }), '{f}', { f: z.enum(['a', 'b']) }, [short])).toEqual([]);
  expect(said(field({ layout: 'radio' }), '{f}', onlyA, [short])).not.toEqual([]);
});

test('a pattern is inverted by its options, not by what stands behind a name', () => {
  const without = { f: z.string().regex(/^(?!.*<script)/s) };
  const field = (avoid: (rule: StringRule) => StringRule) => ({
    type: 'string',
    validation: (rule: StringRule) => avoid(rule.required()),
  });
  const inverted = { invert: true };
  expect(
    said(
      field((rule) => rule.regex(/<script/, inverted)),
      '{f}',
      without,
    ),
  ).toEqual([]);
  const named = field((rule) => rule.regex(/<script/, 'markup', inverted));
  expect(said(named, '{f}', without)).not.toEqual([]);
});

test('a pattern that is tried at one place is not one that is found anywhere', () => {
  const field = { type: 'string', validation: (rule: StringRule) => rule.required().regex(/a/) };
  expect(said(field, '{f}', { f: z.string().regex(/a/) })).toEqual([]);
  expect(said(field, '{f}', { f: z.string().regex(/a/y) })).not.toEqual([]);
});

test('a length of two and a half is one of three', () => {
  const field = { type: 'string', validation: (rule: StringRule) => rule.required().min(2.5) };
  expect(said(field, '{f}', { f: z.string().min(2) })).toEqual([]);
  expect(said(field, '{f}', { f: z.string().min(4) })).not.toEqual([]);
});

test('the one number that a narrow range permits is not overlooked', () => {
  const field = {
    type: 'number',
    validation: (rule: NumberRule) => rule.required().precision(1).greaterThan(2.2).max(2.3),
  };
  expect(said(field, '{f}', { f: z.number().max(1) })).not.toEqual([]);
  expect(said(field, '{f}', { f: z.number().max(2.3) })).toEqual([]);
});
