import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { blankBecomes } from '../../checking/blank-becomes.ts';
import { judge, prove } from '../prove.ts';
import { extract } from '../query-types/extract.ts';
import { describeFinding } from '../verdict.ts';

const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().max(80) }),
    defineField({
      name: 'tone',
      type: 'string',
      options: { list: ['yes', 'no'] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'size', type: 'number', validation: (rule) => rule.required() }),
    defineField({
      name: 'group',
      type: 'object',
      fields: [defineField({ name: 'words', type: 'string', validation: (rule) => rule.required() })],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'items',
      type: 'array',
      of: [{ type: 'object', name: 'item', fields: [defineField({ name: 'words', type: 'string' })] }],
      validation: (rule) => rule.required(),
    }),
  ],
});
const types = [note];
const claimOf = (shape: z.core.$ZodShape, projection: string) => ({
  subject: 'note',
  query: `*[_type == "note"]${projection}`,
  contract: z.array(z.object(shape)),
});

/** The verdicts on a note, with their paths. */
function verdicts(shape: z.core.$ZodShape, projection: string): string[] {
  const all = judge(claimOf(shape, projection), extract(types));
  return all
    .filter(({ path }) => path.includes('.'))
    .map(({ verdict, path }) => `${verdict} ${path.slice(3)}`);
}
const findings = (shape: z.core.$ZodShape, projection: string) =>
  prove(claimOf(shape, projection), { types }).map(describeFinding).join('\n');

test('what code writes over a text rests on the search too, but for what zod itself writes over it', () => {
  expect(verdicts({ title: z.string().trim().toLowerCase() }, '{title}')).toEqual(['proven title']);
  const title = z.string().overwrite((text) => new URL(text).href);
  expect(verdicts({ title }, '{title}')).toEqual(['searched title']);
  expect(verdicts({ title: title.nullable() }, '{title}')).toEqual(['searched title']);
});

test('a text that takes the place of those without anything to read is followed, and what is checked after it', () => {
  const blankAs = (other: string) => z.string().overwrite(blankBecomes(other));
  expect(verdicts({ title: blankAs('abc') }, '{title}')).toEqual(['proven title']);
  expect(verdicts({ title: blankAs('abc').min(1).regex(/\S/) }, '{title}')).toEqual(['proven title']);
  const none = z.string().nullable().overwrite(blankBecomes(null));
  expect(verdicts({ lead: none }, '{"lead": items[0].words}')).toEqual(['proven lead']);
  expect(findings({ title: blankAs('').min(1) }, '{title}')).toContain('may be shorter than 1 characters');
  expect(findings({ title: blankAs('?').min(2).trim() }, '{title}')).toContain('✗');
  const other = 'abc';
  const own = z.string().overwrite((text) => (text.trim() === '' ? other : text));
  expect(verdicts({ title: own.min(1) }, '{title}')).toEqual(['unproven title']);
});

test('what plain code changes after the check rests on the search, and is no finding', () => {
  const title = z
    .string()
    .transform((text) => text.length)
    .transform((length) => length + 1);
  expect(verdicts({ title }, '{title}')).toEqual(['searched title']);
  expect(findings({ title }, '{title}')).toBe('');
  const group = z.object({ words: z.string() }).transform(({ words }) => words);
  expect(verdicts({ group }, '{group{words}}')).toEqual(['proven group.words', 'searched group']);
  const long = z
    .string()
    .max(60)
    .transform((text) => text.length);
  expect(verdicts({ title: long }, '{title}')).toEqual(['refuted title']);
});

test('values that are known are run through the code', () => {
  const known = (check: z.ZodType) => verdicts({ tone: check }, '{tone}');
  expect(known(z.enum(['yes', 'no']).transform((tone) => tone === 'yes'))).toEqual(['proven tone']);
  expect(known(z.stringbool())).toEqual(['proven tone']);
  expect(known(z.string().refine((text) => text !== 'maybe'))).toEqual(['proven tone']);
  expect(findings({ tone: z.string().refine((text) => text === 'yes', 'too much') }, '{tone}')).toContain(
    'tone may be "no", which the contract refuses: too much',
  );
  const throwing = z.string().transform((text) => new URL(text).href);
  expect(findings({ tone: throwing }, '{tone}')).toContain(
    'which the contract refuses: its contract threw: Invalid',
  );
});

test('both halves of a pipe count', () => {
  expect(verdicts({ title: z.string().pipe(z.string().max(80)) }, '{title}')).toEqual(['proven title']);
  expect(findings({ title: z.string().pipe(z.string().max(5)) }, '{title}')).toContain(
    'longer than 5 characters',
  );
  expect(findings({ title: z.string().max(5).pipe(z.string()) }, '{title}')).toContain(
    'longer than 5 characters',
  );
  const trimmed = z.string().transform((text) => text.trim());
  expect(findings({ title: trimmed.pipe(z.string().min(1)) }, '{title}')).toMatch(
    /^\? note\[\]\.title is checked again after code has changed it/,
  );
});

test.each<[string, z.ZodType, RegExp]>([
  [
    'a transform that can add issues',
    z.string().transform((text, { issues: _ }) => text),
    /its second parameter adds issues/,
  ],
  ['a codec', z.codec(z.string(), z.number(), { decode: Number, encode: String }), /is decoded by code/],
  ['a word for yes or no', z.stringbool(), /is decoded by code/],
  ['a change before the check', z.preprocess(String, z.string()), /is changed before it is checked/],
])('%s is neither proven nor refuted', (_what, title, message) => {
  expect(findings({ title }, '{title}')).toMatch(/^\?/);
  expect(findings({ title }, '{title}')).toMatch(message);
});

test.each<[string, z.ZodType]>([
  ['a transform', z.string().transform(async (text) => text)],
  ['a refinement', z.string().refine(async () => true)],
  ['a codec', z.codec(z.string(), z.number(), { decode: async (text) => Number(text), encode: String })],
  ['a promise', z.promise(z.string())],
  ['a change before the check', z.preprocess(async (text) => text, z.string())],
])('%s that has to be waited for is refuted', (_what, title) => {
  expect(findings({ title }, '{title}')).toMatch(
    /^✗ note\[\]\.title is asynchronous, and no page waits for it/,
  );
});

test('what is checked by code is still looked into', () => {
  const group = z.object({ words: z.number() }).refine(() => true);
  const found = findings({ group }, '{group{words}}');
  expect(found).toMatch(/^\? note\[\]\.group is checked by code/);
  expect(found).toContain('✗ note[].group.words may be any text, but the contract requires a number');
});

test('a contract that refuses further keys is held to it, whatever they are called', () => {
  const strict = z.strictObject({ words: z.string().nullable() });
  expect(findings({ items: z.array(strict) }, '{items[]{_key, words}}')).toMatch(
    /^[✗?] note\[\]\.items\[\]\._key is in the query, and the contract refuses keys that it does not name/,
  );
  expect(findings({ items: z.array(strict) }, '{items[]{words}}')).toBe('');
  const caught = z.object({ _key: z.string() }).catchall(z.string());
  expect(findings({ items: z.array(caught) }, '{items[]{_key, words}}')).toContain('words may be null');
});

test('whatever is found can be excused with a reason, and nothing else', () => {
  const claim = { ...claimOf({ title: z.string().max(5), size: z.number() }, '{title, size}') };
  expect(prove({ ...claim, excused: { '[].title': 'Nobody writes more.' } }, { types })).toEqual([]);
  expect(
    prove({ ...claim, excused: { '[].title': 'So.', '[].size': 'So.' } }, { types }).map(describeFinding),
  ).toEqual([expect.stringMatching(/size is listed as excused, but it is proven, or there is no such path/)]);
});
