import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { projectOf } from '../project-fixture.ts';
import { describeChange } from './change.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

type Field = ReturnType<typeof defineField>;
type Member = ReturnType<typeof defineArrayMember>;

const text = (name: string, max: number): Field =>
  defineField({ name, type: 'string', validation: (rule) => rule.max(max) });
const topic = defineType({ name: 'topic', type: 'document', fields: [text('title', 60)] });
const person = defineType({ name: 'person', type: 'document', fields: [text('title', 60)] });
const block = defineArrayMember({ type: 'block' });
const picture = (max: number) => defineArrayMember({ type: 'image', fields: [text('alt', max)] });
const row = (name: string, ...fields: Field[]) => defineArrayMember({ type: 'object', name, fields });

function snapshotOf(...of: Member[]): Snapshot {
  const rows = defineField({ name: 'rows', type: 'array', of });
  const note = { name: 'note', type: 'document', fields: [rows] };
  return takeSnapshot(projectOf([note, topic, person]));
}

const changes = (was: Member[], is: Member[]) =>
  compareSnapshots(snapshotOf(...was), snapshotOf(...is)).map(describeChange);

/** A text in which links and notes are annotations, and counters and stars stand in the line. */
const richText = (note: number, star: number) =>
  defineArrayMember({
    type: 'block',
    marks: {
      annotations: [
        { name: 'source', type: 'object', fields: [text('words', 60)] },
        { name: 'note', type: 'object', fields: [text('words', note)] },
      ],
    },
    of: [row('counter', text('label', 60)), row('star', text('label', star))],
  });

const list = (name: string, max: number): Field =>
  defineField({ name, type: 'array', of: [{ type: 'string' }], validation: (rule) => rule.max(max) });

test.each<[string, Member[], Member[], string[]]>([
  [
    'a picture beside paragraphs',
    [block, picture(30)],
    [block, picture(10)],
    ['✗ note.rows[](image).alt must now be at most 10 (was 30)'],
  ],
  [
    'one of two groups whose fields have one name',
    [row('one', text('label', 60)), row('other', text('label', 60))],
    [row('one', text('label', 60)), row('other', text('label', 20))],
    ['✗ note.rows[](other).label must now be at most 20 (was 60)'],
  ],
  [
    'a list within one of two groups',
    [row('one', list('tags', 5)), row('other', list('tags', 5))],
    [row('one', list('tags', 3)), row('other', list('tags', 5))],
    ['✗ note.rows[](one).tags must now be at most 3 (was 5)'],
  ],
  [
    'the second annotation of a text',
    [richText(60, 60)],
    [richText(40, 60)],
    ['✗ note.rows[].markDefs[](note).words must now be at most 40 (was 60)'],
  ],
  [
    'the second object in a line of a text, beside pictures',
    [richText(60, 60), picture(30)],
    [richText(60, 50), picture(30)],
    ['✗ note.rows[](block).children[](star).label must now be at most 50 (was 60)'],
  ],
  [
    'texts beside numbers',
    [
      defineArrayMember({ type: 'string', validation: (rule) => rule.max(9) }),
      defineArrayMember({ type: 'number' }),
    ],
    [
      defineArrayMember({ type: 'string', validation: (rule) => rule.max(5) }),
      defineArrayMember({ type: 'number' }),
    ],
    ['✗ note.rows[](string) must now be at most 5 (was 9)'],
  ],
  [
    'texts that stood beside numbers, and alone now',
    [
      defineArrayMember({ type: 'string', validation: (rule) => rule.max(9) }),
      defineArrayMember({ type: 'number' }),
    ],
    [defineArrayMember({ type: 'string', validation: (rule) => rule.max(5) })],
    [
      '✗ note.rows[](number) is gone, or has a new name: what is stored there is lost to the site',
      '✗ note.rows[](string) must now be at most 5 (was 9)',
    ],
  ],
  [
    'references to several types, and to one of them now',
    [defineArrayMember({ type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] })],
    [defineArrayMember({ type: 'reference', to: [{ type: 'topic' }] })],
    ['✗ note.rows[] can no longer hold or lead to person.reference'],
  ],
  [
    'a reference to several types beside pictures',
    [defineArrayMember({ type: 'reference', to: [{ type: 'topic' }, { type: 'person' }] }), picture(30)],
    [defineArrayMember({ type: 'reference', to: [{ type: 'topic' }] }), picture(30)],
    ['✗ note.rows[] can no longer hold or lead to person.reference'],
  ],
])('what is narrowed in a list of several sorts may break stored content: %s', (_what, was, is, lines) => {
  expect(changes(was, is)).toEqual(lines);
  expect(changes(is, was).filter((line) => line.startsWith('✗'))).toEqual([]);
});

test('a weak reference beside pictures is the reference that it was in earlier snapshots', () => {
  const leads = (weak: boolean) =>
    defineArrayMember({ type: 'reference', weak, to: [{ type: 'topic' }, { type: 'person' }] });
  const now = snapshotOf(leads(true), picture(30));
  expect(now.types.note?.['rows[]']).toEqual({
    type: 'one of',
    of: ['image', 'person.reference', 'topic.reference'],
  });
  const rows = { type: 'one of', of: ['image', 'union'] };
  const earlier = { ...now, types: { ...now.types, note: { ...now.types.note, 'rows[]': rows } } };
  expect(compareSnapshots(earlier, now).filter(({ verdict }) => verdict === 'breaks')).toEqual([]);
});
