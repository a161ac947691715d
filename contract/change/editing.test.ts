import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { projectOf } from '../project-fixture.ts';
import { describeChange } from './change.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

type Field = ReturnType<typeof defineField>;
const topic = defineType({
  name: 'topic',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});

function snapshotOf(...fields: Field[]): Snapshot {
  const note = defineType({ name: 'note', type: 'document', fields });
  return takeSnapshot(projectOf([note, topic]));
}

const changes = (was: Field, is: Field) =>
  compareSnapshots(snapshotOf(was), snapshotOf(is)).map(describeChange);

/** A field of a sort that any definition fits. */
const field = (definition: object): Field => ({ name: 'a', type: 'string', ...definition }) as Field;
const isLong = (text: unknown) => String(text).length > 3 || 'Too short';
const isLonger = (text: unknown) => String(text).length > 4 || 'Too short';
const leads = (weak: boolean) => field({ type: 'reference', to: [{ type: 'topic' }], weak });
const custom = (check: (text: unknown) => string | true) =>
  field({ validation: (rule: { custom(check: unknown): unknown }) => rule.custom(check) });

test.each<[string, Field, Field, string]>([
  [
    'a rule in code is new',
    field({}),
    custom(isLong),
    '✗ note.a has the rule custom((text) => (String(text).length > 3) || "…") now: stored content may not keep it',
  ],
  [
    'a rule in code says something else',
    custom(isLong),
    custom(isLonger),
    '✗ note.a has the rule custom((text) => (String(text).length > 4) || "…") now in the place of custom((text) => (String(text).length > 3) || "…"): stored content may not keep it',
  ],
  [
    'a rule looks at its context',
    field({}),
    field({
      validation: (rule: { required(): unknown; optional(): unknown }, context: { document?: unknown }) =>
        context.document ? rule.required() : rule.optional(),
    }),
    '✗ note.a has the rule (rule, context) => context.document ? rule.required() : rule.optional() now: stored content may not keep it',
  ],
  [
    'a list holds nothing twice',
    field({ type: 'array', of: [{ type: 'string' }] }),
    field({
      type: 'array',
      of: [{ type: 'string' }],
      validation: (rule: { unique(): unknown }) => rule.unique(),
    }),
    '✗ note.a has the rule unique() now: stored content may not keep it',
  ],
  [
    'an address has fewer schemes',
    field({ type: 'url' }),
    field({
      type: 'url',
      validation: (rule: { uri(o: object): unknown }) => rule.uri({ scheme: ['https', /^ft/] }),
    }),
    '✗ note.a has the rule uri({"scheme":["https","/^ft/"]}) now: stored content may not keep it',
  ],
  [
    'a day is earlier',
    field({ type: 'date', validation: (rule: { max(day: string): unknown }) => rule.max('2030-01-01') }),
    field({ type: 'date', validation: (rule: { max(day: string): unknown }) => rule.max('2020-01-01') }),
    '✗ note.a has the rule max("2020-01-01") now in the place of max("2030-01-01"): stored content may not keep it',
  ],
  [
    'the limit of a number is what another field holds',
    field({ type: 'number', validation: (rule: { max(most: unknown): unknown }) => rule.max(99) }),
    field({
      type: 'number',
      validation: (rule: { max(most: unknown): unknown; valueOfField(name: string): unknown }) =>
        rule.max(rule.valueOfField('most')),
    }),
    '✗ note.a has the rule max({"valueOfField":"most"}) now: stored content may not keep it',
  ],
  [
    'a number is more than before',
    field({ type: 'number' }),
    field({ type: 'number', validation: (rule: { greaterThan(n: number): unknown }) => rule.greaterThan(0) }),
    '✗ note.a must now be more than 0 (was free)',
  ],
  [
    'a weak reference is strong',
    leads(true),
    leads(false),
    '✗ note.a is a strong reference now: stored ones are weak, and what they lead to may be deleted',
  ],
])('%s: stored content may break', (_what, was, is, line) => {
  expect(changes(was, is)).toContain(line);
});

test.each<[string, Field, Field, string]>([
  [
    'a rule in code is gone',
    custom(isLong),
    field({}),
    '· note.a no longer has the rule custom((text) => (String(text).length > 3) || "…")',
  ],
  [
    'a rule only warns',
    field({}),
    field({
      validation: (rule: { custom(check: unknown): { warning(): unknown } }) => rule.custom(isLong).warning(),
    }),
    '· note.a warns by the rule custom((text) => (String(text).length > 3) || "…") now',
  ],
  [
    'a strong reference is weak',
    leads(false),
    leads(true),
    '· note.a is a weak reference now: stored ones stay strong until they are chosen again',
  ],
  [
    'a field begins with something else',
    field({ initialValue: 'paper' }),
    field({ initialValue: () => 'mist' }),
    '· note.a begins with () => "mist" (was "paper"): what is stored keeps its value',
  ],
  [
    'a field is hidden now and then',
    field({}),
    field({ hidden: ({ parent }: { parent: { b?: unknown } }) => !parent.b }),
    '· note.a is hidden by ({ parent }) => !parent.b (was nothing): what is stored in it stays, and is shown to visitors',
  ],
  [
    'a field is read-only',
    field({}),
    field({ readOnly: true }),
    '· note.a is read-only by true (was nothing): what is stored in it stays',
  ],
])('%s: stored content stays as it is, and the change is told', (_what, was, is, line) => {
  expect(changes(was, is)).toEqual([line]);
});

test('what stands in lists, and a type itself, are looked at as well', () => {
  const of = (hidden: boolean) => [
    defineArrayMember({ name: 'one', type: 'object', fields: [field({ hidden })] }),
    defineArrayMember({ name: 'other', type: 'object', fields: [field({})] }),
  ];
  expect(
    changes(
      defineField({ name: 'rows', type: 'array', of: of(false) }),
      defineField({ name: 'rows', type: 'array', of: of(true) }),
    ),
  ).toEqual([
    '· note.rows[](one).a is hidden by true (was nothing): what is stored in it stays, and is shown to visitors',
  ]);
  const document = (initialValue?: object) =>
    takeSnapshot(projectOf([{ name: 'note', type: 'document', fields: [field({})], initialValue } as never]));
  expect(compareSnapshots(document(), document({ a: 'A' })).map(describeChange)).toEqual([
    '· note begins with {"a":"A"} (was nothing): what is stored keeps its value',
  ]);
});

test('a field that comes or goes is told of once, and an old snapshot that knows no code is no change', () => {
  expect(changes(field({}), custom(isLong))).toHaveLength(1);
  const [was, is] = [snapshotOf(field({})), snapshotOf({ ...custom(isLong), name: 'b' } as Field)];
  expect(compareSnapshots(was, is).map(({ path }) => path)).toEqual(['note.a', 'note.b']);
  const { editing: _, ...old } = snapshotOf(field({}));
  expect(compareSnapshots(old, snapshotOf(custom(isLong)))).toEqual([]);
});
