import { defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { byTone, findings, rows } from './note-fixture.ts';
import { prove } from './prove.ts';
import { describeFinding } from './verdict.ts';

// What only looks as if it agreed (harmless.test.ts) must be reported.
test.each<[string, string, z.core.$ZodShape | z.ZodType, RegExp]>([
  [
    'a slip in a list of two types',
    '{rows[]{titel}}',
    rows({ titel: z.string().nullable() }),
    /"titel" is not a field of aa or bb, whose fields are title, n, tags/,
  ],
  ['the number of one of two types', '{rows[]{n}}', rows({ n: z.number() }), /rows\[\]\.n may be null/],
  [
    'a key that is asked for of one of two types, and not filled in',
    '{rows[]{_type == "bb" => {n}}}',
    rows({ n: z.number() }),
    /rows\[\]\.n may be null or missing, .*\n.*\n.*required\(\); or coalesce\(…, a default\) in the query; or \.nullish\(\) in/,
  ],
  [
    'a key that is asked for of one of two types, where it is required',
    '{rows[]{_type == "aa" => {title}}}',
    rows({ title: z.string().nullable() }),
    /rows\[\]\.title may be missing, .*\n.*\n {4}fix {3}coalesce\(…, a default\) in the query; or \.optional\(\) in/,
  ],
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
  [
    'the first of a list that may be empty, passed on by a second projection',
    '{"first": free[0], lead}{first}',
    { first: z.string() },
    /first may be null/,
  ],
  [
    'the first of a list that may be empty, under the name of one that may not',
    '{"tags": free}{"first": tags[0]}',
    { first: z.string() },
    /first may be null/,
  ],
  [
    'a text that may be missing, under the name of one that a condition asks for',
    '{"by": free[0], "speaker": tags}{"first": select(defined(speaker) => by, "x")}',
    { first: z.string() },
    /first may be null/,
  ],
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
