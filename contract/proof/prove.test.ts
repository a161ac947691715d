import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

const topic = defineType({
  name: 'topic',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() })],
});

const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().max(80) }),
    defineField({ name: 'lead', type: 'string' }),
    defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark'] } }),
    defineField({ name: 'code', type: 'string', validation: (rule) => rule.required().regex(/^[a-z-]+$/) }),
    defineField({ name: 'source', type: 'url', validation: (rule) => rule.required() }),
    defineField({
      name: 'site',
      type: 'url',
      validation: (rule) => rule.required().uri({ scheme: 'https' }),
    }),
    defineField({ name: 'at', type: 'datetime', validation: (rule) => rule.required() }),
    defineField({ name: 'slug', type: 'slug', validation: (rule) => rule.required() }),
    defineField({
      name: 'size',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(9),
    }),
    defineField({ name: 'hint', type: 'string', validation: (rule) => rule.required().warning() }),
    defineField({ name: 'isOpen', type: 'boolean' }),
    defineField({ name: 'picture', type: 'image' }),
    defineField({
      name: 'topic',
      type: 'reference',
      to: [{ type: 'topic' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'weakly',
      type: 'reference',
      weak: true,
      to: [{ type: 'topic' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'topics',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'topic' }] })],
    }),
    defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    defineField({
      name: 'choices',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: [
          { title: 'A', value: 'a' },
          { title: 'B', value: 'b' },
        ],
      },
    }),
    defineField({
      name: 'items',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'item',
          fields: [
            defineField({ name: 'text', type: 'string', validation: (rule) => rule.required().max(40) }),
          ],
        }),
      ],
    }),
    defineField({ name: 'body', type: 'array', of: [defineArrayMember({ type: 'block' })] }),
  ],
});

const types = [note, topic];

function findings(projection: string, shape: z.core.$ZodShape | z.ZodType): string[] {
  const contract = shape instanceof z.ZodType ? shape : z.object(shape);
  const query = `*[_type == "note"]${projection}`;
  return prove({ subject: 'note', query, contract: z.array(contract) }, { types }).map(describeFinding);
}

test.each<[string, string, z.core.$ZodShape]>([
  ['a required text', '{title}', { title: z.string() }],
  ['a required text is not empty', '{title}', { title: z.string().min(1).max(80) }],
  ['a text that may be missing', '{lead}', { lead: z.string().nullable() }],
  ['a default in the query', '{"lead": coalesce(lead, "…")}', { lead: z.string() }],
  ['choices', '{"tone": coalesce(tone, "light")}', { tone: z.enum(['light', 'dark']) }],
  ['choices in a list', '{"choices": coalesce(choices, [])}', { choices: z.array(z.enum(['a', 'b', 'c'])) }],
  ['a pattern that both share', '{code}', { code: z.string().regex(/^[a-z-]+$/) }],
  ['addresses', '{source, site}', { source: z.url(), site: z.url() }],
  ['a moment', '{at}', { at: z.iso.datetime() }],
  ['a whole number within bounds', '{size}', { size: z.int().min(1).max(9) }],
  ['a reference', '{"topic": topic->title}', { topic: z.string() }],
  ['a weak reference to what may be gone', '{"weakly": weakly->title}', { weakly: z.string().nullable() }],
  ['a list of references', '{"topics": coalesce(topics[]->title, [])}', { topics: z.array(z.string()) }],
  ['bounds of a list', '{tags}', { tags: z.array(z.string()).min(1).max(3) }],
  ['bounds through an order', '{"tags": tags[] | order(@)}', { tags: z.array(z.string()).min(1) }],
  ['lists made one', '{"all": [...tags, ...choices]}', { all: z.array(z.string()) }],
  [
    'a slice has a bound',
    '{"items": coalesce(items[0...4]{text}, [])}',
    { items: z.array(z.object({ text: z.string().max(40) })).max(4) },
  ],
  ['what transforms after the check', '{title}', { title: z.string().transform((text) => text.length) }],
  ['what is caught', '{"tone": coalesce(tone, "light")}', { tone: z.enum(['light', 'dark']).catch('light') }],
  [
    'a choice between objects',
    '{"body": coalesce(body[]{_type, style}, [])}',
    {
      body: z.array(
        z.discriminatedUnion('_type', [
          z.object({ _type: z.literal('block'), style: z.string().nullable() }),
        ]),
      ),
    },
  ],
])('%s is proven', (_what, projection, shape) => {
  expect(findings(projection, shape)).toEqual([]);
});

test.each<[string, string, z.core.$ZodShape, RegExp]>([
  [
    'a text that may be missing',
    '{lead}',
    { lead: z.string() },
    /^✗ note\[\]\.lead may be null, but the contract requires a text\n {4}from {2}note\.lead\n {4}fix {3}in note\.lead: validation: \(rule\) => rule\.required\(\); or coalesce/,
  ],
  [
    'a default of zod',
    '{lead}',
    { lead: z.string().default('…') },
    /may be null, and \.default\(\) replaces only what is not there/,
  ],
  ['a rule that only warns', '{hint}', { hint: z.string() }, /note\[\]\.hint may be null/],
  [
    'a slip in a name',
    '{"lead": laed}',
    { lead: z.string().nullable() },
    /is never filled in: "laed" is not a field of note, whose fields are title, lead, tone/,
  ],
  [
    'a slip in a list',
    '{"items": coalesce(items[]{"text": txet}, [])}',
    { items: z.array(z.object({ text: z.string().nullable() })) },
    /items\[\]\.text is never filled in: "txet" is not a field of item, whose fields are text/,
  ],
  [
    'a slip that a default hides',
    '{"lead": coalesce(laed, "…")}',
    { lead: z.string() },
    /lead is never filled in: "laed" is not a field of note/,
  ],
  [
    'a slip behind a reference',
    '{"topic": topic->{titel}}',
    { topic: z.object({ titel: z.string().nullable() }) },
    /"titel" is not a field of topic, whose fields are title/,
  ],
  [
    'a reference that is not followed',
    '{"topic": topic{title}}',
    { topic: z.object({ title: z.string().nullable() }) },
    /"title" is asked of a reference, which is not followed[\s\S]*`field->\{ … \}`/,
  ],
  [
    'a key that is not asked for',
    '{title}',
    { title: z.string(), lead: z.string() },
    /lead is not in the query's result, but in the contract/,
  ],
  [
    'a key that is dropped',
    '{title, lead}',
    { title: z.string() },
    /lead is in the query, but not in the contract/,
  ],
  [
    'a choice that is refused',
    '{"tone": coalesce(tone, "light")}',
    { tone: z.enum(['light']) },
    /tone may be "dark", but the contract accepts only "light"\n {4}from {2}note\.tone/,
  ],
  [
    'a free text for choices',
    '{title}',
    { title: z.enum(['a']) },
    /may be any text, but the contract accepts only "a"/,
  ],
  [
    'a text that is too long',
    '{title}',
    { title: z.string().max(60) },
    /may be longer than 60 characters \(the Studio permits 80\)/,
  ],
  [
    'a text that is too short',
    '{title}',
    { title: z.string().min(5) },
    /may be shorter than 5 characters \(the Studio permits 1\)/,
  ],
  ['a number out of bounds', '{size}', { size: z.int().min(2).max(9) }, /may be less than 2/],
  ['a fraction', '{"size": size * 1.5}', { size: z.int() }, /may be a fraction/],
  ['another form of text', '{title}', { title: z.url() }, /requires the form "url"/],
  [
    'a list with too few items',
    '{"items": coalesce(items[]{text}, [])}',
    { items: z.array(z.object({ text: z.string() })).min(1) },
    /items may have fewer than 1 items/,
  ],
  ['a filtered list', '{"tags": tags[@ != "x"]}', { tags: z.array(z.string()).min(1) }, /fewer than 1 items/],
  ['a weak reference', '{"weakly": weakly->title}', { weakly: z.string() }, /weakly may be null/],
  [
    'a select without a last value',
    '{"lead": select(tone == "dark" => title)}',
    { lead: z.string() },
    /lead may be null/,
  ],
  [
    'the text of an empty list',
    '{"text": pt::text(coalesce(body, []))}',
    { text: z.string() },
    /text may be null/,
  ],
  ['a division by zero', '{"half": size / 2}', { half: z.number() }, /half may be null/],
  ['the first of a list', '{"first": items[0].text}', { first: z.string() }, /first may be null/],
  [
    'a text where a number is wanted',
    '{title}',
    { title: z.number() },
    /may be any text, but the contract requires a number/,
  ],
  [
    'the wrong kind of group',
    '{"items": coalesce(items[].text, [])}',
    { items: z.array(z.object({ text: z.string() })) },
    /items\[\] may be any text, but the contract requires a group of fields/,
  ],
  [
    'an object of another `_type`',
    '{"body": coalesce(body[]{_type}, [])}',
    { body: z.array(z.discriminatedUnion('_type', [z.object({ _type: z.literal('quote') })])) },
    /body\[\]\._type may be "block", but the contract accepts only "quote"/,
  ],
  ['what is caught', '{tone}', { tone: z.enum(['light', 'dark']).catch('light') }, /tone may be null/],
])('%s is refuted', (_what, projection, shape, message) => {
  expect(findings(projection, shape)).toEqual([expect.stringMatching(message)]);
  expect(findings(projection, shape)[0]).toMatch(/^[✗?]/);
});

test.each<[string, string, z.core.$ZodShape, RegExp]>([
  ['a refinement', '{title}', { title: z.string().refine((text) => text !== 'x') }, /\.refine/],
  [
    'a change before the check',
    '{title}',
    { title: z.preprocess((value) => value, z.string()) },
    /is changed before it is checked/,
  ],
  ['a parameter', '{"all": $all}', { all: z.string() }, /can be anything/],
])('%s is neither proven nor refuted', (_what, projection, shape, message) => {
  expect(findings(projection, shape)).toEqual([expect.stringMatching(message)]);
  expect(findings(projection, shape)[0]).toMatch(/^\?/);
});

test('what nobody can prove passes with a reason beside the contract, and the reason must be needed', () => {
  const contract = z.array(z.object({ title: z.string().refine(Boolean) }));
  const claim = { subject: 'note', query: '*[_type == "note"]{title}', contract };
  expect(prove({ ...claim, excused: { '[].title': 'The search carries it.' } }, { types })).toEqual([]);
  expect(
    prove({ ...claim, excused: { '[].title': 'So.', '[].lead': 'So.' } }, { types }).map(describeFinding),
  ).toEqual([expect.stringMatching(/lead is listed as excused, but it is proven, or there is no such path/)]);
});
