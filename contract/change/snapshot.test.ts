import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { projectOf } from '../project-fixture.ts';
import { describeChange } from './change.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { isSnapshotStale, reportChanges } from './renew-snapshot.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

const topic = defineType({
  name: 'topic',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});
const person = defineType({
  name: 'person',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});

type Field = ReturnType<typeof defineField>;
const sound: Record<string, Field> = {
  title: defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().max(80) }),
  lead: defineField({ name: 'lead', type: 'string' }),
  tone: defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark'] } }),
  size: defineField({ name: 'size', type: 'number', validation: (rule) => rule.min(1).max(9) }),
  by: defineField({ name: 'by', type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] }),
  lines: linesOf(),
};

function linesOf(...more: Field[]): Field {
  const fields = [defineField({ name: 'text', type: 'string' }), ...more];
  const of = [defineArrayMember({ type: 'object', name: 'line', fields })];
  return defineField({ name: 'lines', type: 'array', of, validation: (rule) => rule.max(5) });
}

function snapshotOf(changes: Record<string, Field | undefined>): Snapshot {
  const fields = Object.values({ ...sound, ...changes }).filter((field) => field !== undefined);
  const note = { name: 'note', type: 'document', fields };
  return takeSnapshot(projectOf([note, topic, person]));
}

const before = snapshotOf({});
const changesTo = (changes: Record<string, Field | undefined>) =>
  compareSnapshots(before, snapshotOf(changes)).map(describeChange);

test.each<[string, Record<string, Field | undefined>, string]>([
  [
    'a field is gone',
    { lead: undefined },
    '✗ note.lead is gone, or has a new name: what is stored there is lost to the site',
  ],
  [
    'a required field is new',
    { more: defineField({ name: 'more', type: 'string', validation: (rule) => rule.required() }) },
    '✗ note.more is new and required: documents do not have it',
  ],
  [
    'a field is now required',
    { lead: defineField({ name: 'lead', type: 'string', validation: (rule) => rule.required() }) },
    '✗ note.lead is now required: documents may lack it',
  ],
  [
    'a text is shorter',
    { title: defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().max(60) }) },
    '✗ note.title must now be at most 60 (was 80)',
  ],
  [
    'a text has an end for the first time',
    { lead: defineField({ name: 'lead', type: 'string', validation: (rule) => rule.max(60) }) },
    '✗ note.lead must now be at most 60 (was free)',
  ],
  [
    'what is in a list has one more required field',
    { lines: linesOf(defineField({ name: 'by', type: 'string', validation: (rule) => rule.required() })) },
    '✗ note.lines[].by is new and required: documents do not have it',
  ],
  [
    'a number begins later',
    { size: defineField({ name: 'size', type: 'number', validation: (rule) => rule.min(2).max(9) }) },
    '✗ note.size must now be at least 2 (was 1)',
  ],
  [
    'a number is whole',
    {
      size: defineField({ name: 'size', type: 'number', validation: (rule) => rule.integer().min(1).max(9) }),
    },
    '✗ note.size must now be a whole number',
  ],
  [
    'a choice is gone',
    { tone: defineField({ name: 'tone', type: 'string', options: { list: ['light'] } }) },
    '✗ note.tone no longer permits dark',
  ],
  [
    'a text becomes a choice',
    { lead: defineField({ name: 'lead', type: 'string', options: { list: ['a', 'b'] } }) },
    '✗ note.lead permits only a, b now',
  ],
  [
    'a pattern is new',
    { lead: defineField({ name: 'lead', type: 'string', validation: (rule) => rule.regex(/^a/) }) },
    '✗ note.lead must now have the pattern /^a/ (was free)',
  ],
  [
    'a type changes',
    { lead: defineField({ name: 'lead', type: 'number' }) },
    '✗ note.lead was text, now is number',
  ],
  [
    'a target is gone',
    { by: defineField({ name: 'by', type: 'reference', to: [{ type: 'topic' }] }) },
    '✗ note.by can no longer hold or lead to person',
  ],
  [
    'a list is shorter',
    { lines: { ...sound.lines, validation: (rule: { max(n: number): unknown }) => rule.max(3) } as Field },
    '✗ note.lines must now be at most 3 (was 5)',
  ],
])('%s: stored content may break', (_what, changes, line) => {
  expect(changesTo(changes)).toContain(line);
});

test('a type that is gone breaks stored content', () => {
  const now = takeSnapshot(projectOf([topic, person]));
  expect(compareSnapshots(before, now).map(describeChange)).toContain(
    '✗ note is gone: documents may still hold it',
  );
});

test('a recorded migration that is gone breaks stored content', () => {
  const recorded = { ...before, migrations: ['note/001-text'] };
  expect(compareSnapshots(recorded, before).map(describeChange)).toEqual([
    '✗ note/001-text is gone: content of its old form would be read by nobody',
  ]);
});

test.each<[string, Record<string, Field | undefined>]>([
  ['an optional field is new', { more: defineField({ name: 'more', type: 'string' }) }],
  [
    'a field is no longer required',
    { title: defineField({ name: 'title', type: 'string', validation: (rule) => rule.max(80) }) },
  ],
  [
    'a text may be longer',
    { title: defineField({ name: 'title', type: 'string', validation: (rule) => rule.required().max(90) }) },
  ],
  [
    'a text no longer has an end',
    { title: defineField({ name: 'title', type: 'string', validation: (rule) => rule.required() }) },
  ],
  [
    'a new object needs a field of its own',
    {
      more: defineField({
        name: 'more',
        type: 'object',
        fields: [defineField({ name: 'text', type: 'string', validation: (rule) => rule.required() })],
      }),
    },
  ],
  [
    'a choice is new',
    { tone: defineField({ name: 'tone', type: 'string', options: { list: ['light', 'dark', 'loud'] } }) },
  ],
  ['a title changes', { lead: defineField({ name: 'lead', type: 'string', title: 'Lead' }) }],
])('%s: stored content stays as it is', (_what, changes) => {
  expect(changesTo(changes).filter((line) => line.startsWith('✗'))).toEqual([]);
});

test('a snapshot compared with itself has no changes, in whatever order the Studio shows the fields', () => {
  expect(compareSnapshots(before, snapshotOf({}))).toEqual([]);
  const note = { name: 'note', type: 'document', fields: Object.values(sound).toReversed() };
  expect(isSnapshotStale(takeSnapshot(projectOf([note, topic, person])), before)).toBe(false);
});

const rowsOf = (...sorts: [name: string, field: Field][]) => {
  const of = sorts.map(([name, field]) => defineArrayMember({ type: 'object', name, fields: [field] }));
  const rows = defineField({ name: 'rows', type: 'array', of });
  const note = { name: 'note', type: 'document', fields: [rows] };
  return takeSnapshot(projectOf([note]));
};
const cells = (...more: Field[]): Field => {
  const inner = [defineField({ name: 'text', type: 'string' }), ...more];
  const of = [defineArrayMember({ type: 'object', name: 'cell', fields: inner })];
  return defineField({ name: 'cells', type: 'array', of });
};
const picture = defineField({ name: 'picture', type: 'string', validation: (rule) => rule.required() });

test('a second sort of item in a list is more than before, and the first is compared with what it was', () => {
  const hidden = { ...cells(), hidden: true } as Field;
  const linesBetween = (was: Snapshot, is: Snapshot) => compareSnapshots(was, is).map(describeChange);
  expect(linesBetween(rowsOf(['row', hidden]), rowsOf(['row', hidden], ['shot', picture]))).toEqual([
    '· note.rows[] permits more than before',
    '· note.rows[](shot).picture is new',
  ]);
  const by = defineField({ name: 'by', type: 'string', validation: (rule) => rule.required() });
  const [was, is] = [rowsOf(['row', cells()]), rowsOf(['row', cells(by)], ['shot', picture])];
  expect(linesBetween(was, is)).toContain(
    '✗ note.rows[](row).cells[].by is new and required: documents do not have it',
  );
  const uncoveredWith = (covers: string[]) => {
    const project = { ...projectOf([topic]), migrations: [{ name: 'note/001-by', covers }] };
    return reportChanges({ ...project, snapshot: new URL('file:///nowhere.json') }, is, was).uncovered;
  };
  expect(uncoveredWith([])).toHaveLength(1);
  expect(uncoveredWith(['note.rows[].cells[].by']), 'written before there was a second sort').toEqual([]);
});

test('a sort of item that is gone from a list of two is named, and the other is what it was', () => {
  const was = rowsOf(['row', cells()], ['shot', picture]);
  expect(compareSnapshots(was, rowsOf(['row', cells()])).map(describeChange)).toEqual([
    '✗ note.rows[] can no longer hold or lead to shot',
    '✗ note.rows[](shot).picture is gone, or has a new name: what is stored there is lost to the site',
  ]);
});

test('a type that is gone is said once, not again where it could stand', () => {
  const note = { name: 'note', type: 'document', fields: [{ ...sound.by, to: [{ type: 'topic' }] }] };
  const lines = compareSnapshots(snapshotOf({}), takeSnapshot(projectOf([note, topic]))).map(describeChange);
  expect(lines.filter((line) => line.includes('person'))).toEqual([
    '✗ person is gone: documents may still hold it',
  ]);
});

test('what several types write alike has the same form whichever of them comes first', () => {
  const form = () => [
    defineField({ name: 'mark', type: 'image' }),
    defineField({ name: 'scan', type: 'file', validation: (rule) => rule.required() }),
    defineField({
      name: 'place',
      type: 'object',
      fields: [
        defineField({ name: 'map', type: 'image', options: { hotspot: true } }),
        defineField({ name: 'floors', type: 'array', of: [{ type: 'string' }] }),
      ],
    }),
  ];
  const kind = (name: string) => {
    const of = [defineArrayMember({ type: 'object', name: `${name}-row`, fields: form() })];
    return { name, type: 'object', fields: [...form(), defineField({ name: 'rows', type: 'array', of })] };
  };
  const snapshotWith = (...names: string[]) => {
    const of = names.map((type) => ({ type }));
    const holder = (name: string) => ({
      name,
      type: 'document',
      fields: [defineField({ name: 'parts', type: 'array', of })],
    });
    return takeSnapshot(projectOf([...names.map(kind), holder('one'), holder('two')]));
  };
  const kept = snapshotWith('part');
  const now = snapshotWith('a-part', 'part', 'z-part');
  expect(now.types.part).toEqual(kept.types.part);
  expect(kept.types.part?.['rows[].mark.media']).toEqual({ type: 'unknown' });
});

test('a snapshot that has a name of the extraction for what stands in a picture, as earlier ones have, is no change that breaks', () => {
  const note = { name: 'note', type: 'document', fields: [defineField({ name: 'mark', type: 'image' })] };
  const now = takeSnapshot(projectOf([note]));
  const earlier = { ...now, types: { note: { ...now.types.note, 'mark.media': { type: 'mark.media' } } } };
  expect(compareSnapshots(earlier, now).map(describeChange)).toEqual([
    '· note.mark.media permits more than before',
  ]);
});
