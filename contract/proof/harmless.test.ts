import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

// What agrees, however it is written, must not be reported; and what only looks alike must be.
const aa = defineType({
  name: 'aa',
  type: 'object',
  fields: [defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() })],
});
const bb = defineType({
  name: 'bb',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'n', type: 'number' }),
    defineField({
      name: 'tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(2),
    }),
  ],
});
const person = defineType({
  name: 'person',
  type: 'document',
  fields: [defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() })],
});
const firm = defineType({
  name: 'firm',
  type: 'document',
  fields: [
    defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'seat', type: 'string' }),
  ],
});
const text = (name: string) => defineField({ name, type: 'string' });
const list = (name: string, max: number) =>
  defineField({
    name,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    validation: (rule) => rule.required().min(1).max(max),
  });
const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    text('speaker'),
    text('lead'),
    text('seat'),
    defineField({
      name: 'tone',
      type: 'string',
      options: { list: ['light', 'dark'] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'rank', type: 'string', options: { list: ['high', 'low'] } }),
    list('tags', 3),
    list('more', 2),
    defineField({ name: 'free', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
    defineField({
      name: 'group',
      type: 'object',
      fields: [
        list('tags', 3),
        defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
      ],
    }),
    defineField({
      name: 'rows',
      type: 'array',
      of: [defineArrayMember({ type: 'aa' }), defineArrayMember({ type: 'bb' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'by',
      type: 'reference',
      to: [{ type: 'person' }, { type: 'firm' }],
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'maybeBy', type: 'reference', to: [{ type: 'person' }] }),
    defineField({ name: 'weakBy', type: 'reference', weak: true, to: [{ type: 'person' }] }),
    defineField({ name: 'picture', type: 'image', validation: (rule) => rule.required().assetRequired() }),
    defineField({ name: 'anyPicture', type: 'image' }),
  ],
});
const types = [note, aa, bb, person, firm];

function findings(projection: string, shape: z.core.$ZodShape | z.ZodType): string[] {
  const contract = shape instanceof z.ZodType ? shape : z.object(shape);
  const query = `*[_type == "note"]${projection}`;
  return prove({ subject: 'note', query, contract: z.array(contract) }, { types }).map(describeFinding);
}

const rows = (row: z.core.$ZodShape) => ({ rows: z.array(z.object(row)) });
const byTone = z.discriminatedUnion('tone', [
  z.object({ tone: z.literal('dark'), deep: z.string() }),
  z.object({ tone: z.literal('light'), pale: z.string().nullable() }),
]);

test.each<[string, string, z.core.$ZodShape | z.ZodType]>([
  [
    'a field that one of two types in a list has',
    '{rows[]{title, n}}',
    rows({ title: z.string(), n: z.number().nullable() }),
  ],
  [
    'a list that the second of two types has',
    '{rows[]{"tags": coalesce(tags, [])}}',
    rows({ tags: z.array(z.string()).max(2) }),
  ],
  [
    'a field that one of two types of documents has',
    '{"by": by->{name, seat}}',
    { by: z.object({ name: z.string(), seat: z.string().nullable() }) },
  ],
  ['a field of one type, and never of the other', '{"seat": by->seat}', { seat: z.string().nullable() }],
  [
    'a select that asks whether it is there',
    '{"by": select(defined(speaker) => speaker, "x")}',
    { by: z.string() },
  ],
  [
    'a select that asks first whether it is not',
    '{"by": select(!defined(speaker) => "x", speaker)}',
    { by: z.string() },
  ],
  [
    'a select that compares with null',
    '{"by": select(speaker == null => "x", lead != null => lead, speaker)}',
    { by: z.string() },
  ],
  [
    'a select that compares with a value',
    '{"by": select(rank == "high" => rank, "low")}',
    { by: z.enum(['high', 'low']) },
  ],
  [
    'a select of one of some values',
    '{"by": select(rank in ["high"] && true => rank, "low")}',
    { by: z.enum(['high', 'low']) },
  ],
  [
    'a key under a condition',
    '{tone, defined(lead) => {"also": lead}}',
    { tone: z.string(), also: z.string().optional() },
  ],
  [
    'what is behind a field that is there',
    '{"name": select(defined(maybeBy) => maybeBy->name, "nobody")}',
    { name: z.string() },
  ],
  [
    'an object under a condition',
    '{"group": select(defined(lead) => {lead, "tags": tags[0...1]}, null)}',
    { group: z.object({ lead: z.string(), tags: z.array(z.string()).min(1).max(1) }).nullable() },
  ],
  ['the first of a list that has one', '{"first": tags[0]}', { first: z.string() }],
  ['the last of a list that has one', '{"last": tags[-1]}', { last: z.string() }],
  ['a field of the first of a list that has one', '{"first": rows[0].title}', { first: z.string() }],
  [
    'an object of the first of a list',
    '{"first": rows[0]{title}}',
    { first: z.object({ title: z.string() }) },
  ],
  ['a slice of a list that has one', '{"tags": tags[0...2]}', { tags: z.array(z.string()).min(1).max(2) }],
  ['a slice to the second', '{"tags": tags[0..1]}', { tags: z.array(z.string()).min(1).max(2) }],
  ['each once', '{"tags": array::unique(tags)}', { tags: z.array(z.string()).min(1).max(3) }],
  ['without gaps', '{"tags": array::compact(tags)}', { tags: z.array(z.string()).max(3) }],
  ['the address of a picture that is there', '{"src": picture.asset->url}', { src: z.string() }],
  [
    'the address and the place of a picture',
    '{"picture": picture{"src": asset->url, hotspot}}',
    { picture: z.object({ src: z.string(), hotspot: z.unknown() }) },
  ],
  ['two lists in one', '{"all": [...tags, ...more]}', { all: z.array(z.string()).min(2).max(5) }],
  [
    'a list and one more',
    '{"all": [...coalesce(free, []), speaker]}',
    { all: z.array(z.string().nullable()).min(1) },
  ],
  [
    'a choice between objects',
    '{tone, tone == "dark" => {"deep": coalesce(lead, "x")}, tone == "light" => {"pale": lead}}',
    byTone,
  ],
  [
    'a choice with a default between objects',
    '{"rank": coalesce(rank, "low"), rank == "high" => {"why": coalesce(lead, "x")}}',
    z.discriminatedUnion('rank', [
      z.object({ rank: z.literal('high'), why: z.string() }),
      z.object({ rank: z.literal('low') }),
    ]),
  ],
])('%s is no alarm', (_what, projection, shape) => {
  expect(findings(projection, shape)).toEqual([]);
});

test.each<[string, string, z.core.$ZodShape | z.ZodType, RegExp]>([
  [
    'a slip in a list of two types',
    '{rows[]{titel}}',
    rows({ titel: z.string().nullable() }),
    /"titel" is not a field of aa or bb, whose fields are title, n, tags/,
  ],
  ['the number of one of two types', '{rows[]{n}}', rows({ n: z.number() }), /rows\[\]\.n may be null/],
  [
    'another field than the one that is asked for',
    '{"by": select(defined(lead) => speaker, "x")}',
    { by: z.string() },
    /by may be null/,
  ],
  [
    'a field where it is missing',
    '{"by": select(defined(lead) => "x", lead)}',
    { by: z.string() },
    /by may be null/,
  ],
  [
    'one of two conditions',
    '{"by": select(defined(lead) || defined(speaker) => lead, "x")}',
    { by: z.string() },
    /by may be null/,
  ],
  [
    'a value that may be null among values',
    '{"by": select(rank in ["high", null] => rank, "low")}',
    { by: z.enum(['high', 'low']) },
    /by may be null/,
  ],
  [
    'what is there around an object, and not in it',
    '{"by": select(defined(seat) => by->{seat}, {"seat": ""})}',
    { by: z.object({ seat: z.string() }) },
    /seat may be null/,
  ],
  ['the second of a list that has one', '{"second": tags[1]}', { second: z.string() }, /second may be null/],
  ['the first of a list that may be empty', '{"first": free[0]}', { first: z.string() }, /first may be null/],
  [
    'the first of a list in what may be missing',
    '{"first": group.tags[0]}',
    { first: z.string() },
    /first may be null/,
  ],
  [
    'the first of what a filter leaves',
    '{"first": tags[@ != "a"][0]}',
    { first: z.string() },
    /first may be null/,
  ],
  [
    'a list in what may be missing',
    '{"tags": coalesce(group.tags, [])}',
    { tags: z.array(z.string()).min(1) },
    /fewer than 1/,
  ],
  ['a slice from the second', '{"tags": tags[1...3]}', { tags: z.array(z.string()).min(1) }, /fewer than 1/],
  [
    'a slice that a parameter begins',
    '{"tags": tags[$from...3]}',
    { tags: z.array(z.string()).min(1) },
    /fewer than 1/,
  ],
  [
    'a slice that a parameter ends',
    '{"tags": tags[0...$to]}',
    { tags: z.array(z.string()).min(1) },
    /fewer than 1/,
  ],
  ['without gaps', '{"tags": array::compact(tags)}', { tags: z.array(z.string()).min(1) }, /fewer than 1/],
  [
    'each once of two',
    '{"tags": array::unique([...tags, ...more])}',
    { tags: z.array(z.string()).min(2) },
    /fewer than 2/,
  ],
  [
    'the address of a picture that may be missing',
    '{"src": anyPicture.asset->url}',
    { src: z.string() },
    /src may be null/,
  ],
  ['two lists in one', '{"all": [...tags, ...more]}', { all: z.array(z.string()).max(4) }, /more than 4/],
  [
    'a list of another type in one',
    '{"all": [...tags, ...rows[].n]}',
    { all: z.array(z.string()) },
    /all\[\] may be/,
  ],
  [
    'a weak reference, asked for or not',
    '{"n": select(defined(weakBy) => weakBy->name, "x")}',
    { n: z.string() },
    /n may be null/,
  ],
  [
    'a key of the other choice',
    '{tone, tone == "light" => {"deep": coalesce(lead, "x")}, tone == "dark" => {"pale": lead}}',
    byTone,
    /is not in the query's result/,
  ],
  [
    'a choice that stands in for what is missing',
    '{"rank": coalesce(rank, "high"), rank == "high" => {"why": coalesce(lead, "x")}}',
    z.discriminatedUnion('rank', [
      z.object({ rank: z.literal('high'), why: z.string() }),
      z.object({ rank: z.literal('low') }),
    ]),
    /why is not in the query's result/,
  ],
  [
    'a list of which a later spread makes another',
    '{"tags": tags[0...1], ...}{"tags": tags}',
    { tags: z.array(z.string()).max(1) },
    /more than 1/,
  ],
])('%s is reported', (_what, projection, shape, message) => {
  expect(findings(projection, shape).join('\n')).toMatch(message);
});

test('a validation that relies on its context ends nothing', () => {
  const strange = defineType({
    name: 'strange',
    type: 'document',
    fields: [
      defineField({
        name: 'title',
        type: 'string',
        validation: ((rule: { required(): unknown }, { document }: { document: { x?: string } }) =>
          document.x ? rule.required() : rule) as never,
      }),
    ],
  });
  const claim = { subject: 'strange', query: '*[_type == "strange"]{title}' };
  const found = prove({ ...claim, contract: z.array(z.object({ title: z.string() })) }, { types: [strange] });
  expect(found.map(describeFinding).join()).toContain('title may be null');
});
