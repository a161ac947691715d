import { expect, test } from 'vitest';
import * as z from 'zod';
import { byTone, findings, rows } from './note-fixture.ts';

// What agrees must not be reported, however it is written.
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
  ['the same, passed on by a second projection', '{"first": tags[0], lead}{first}', { first: z.string() }],
  [
    'the same, passed on by a second projection with a condition',
    '{"first": tags[0]}{...select(true => {first})}',
    { first: z.string().nullish() },
  ],
  ['a field of the first of a list that has one', '{"first": rows[0].title}', { first: z.string() }],
  [
    'an object of the first of a list',
    '{"first": rows[0]{title}}',
    { first: z.object({ title: z.string() }) },
  ],
  ['a slice of a list that has one', '{"tags": tags[0...2]}', { tags: z.array(z.string()).min(1).max(2) }],
  ['a slice to the second', '{"tags": tags[0..1]}', { tags: z.array(z.string()).min(1).max(2) }],
  ['each once', '{"tags": array::unique(tags)}', { tags: z.array(z.string()).min(1).max(3) }],
  ['no more choices than there are', '{marks}', { marks: z.array(z.enum(['a', 'b'])).max(2) }],
  ['a number that no editor can publish', '{never}', { never: z.int().min(5).nullable() }],
  [
    'another number where no editor can publish one',
    '{"never": select(defined(never) => never, 0)}',
    { never: z.literal([0, 1]) },
  ],
  ['a slug, which has something to read', '{"at": address.current}', { at: z.string().trim().min(1) }],
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
