import { expect, test } from 'vitest';
import type { SnapshotField } from '#contract/change/snapshot.ts';
import { pairsOf } from './fixture.ts';
import { holds, list, plan, required, snapshot, text } from './plan-fixture.ts';

test('a fixture lacks what is to be filled in, so that nothing passes before it is decided', () => {
  const row: Record<string, SnapshotField> = { rows: list, 'rows[]': { type: 'row' } };
  const was = {
    page: holds('note'),
    note: { lead: text, title: { ...text, max: 80 }, ...row, 'rows[].a': text },
  };
  const is = {
    page: holds('note'),
    note: { lead: required, title: { ...required, max: 60 }, ...row, 'rows[].a': required },
  };
  const [first] = plan(was, is);
  if (!first) throw new Error('There is no plan.');
  const rows = [{ _key: 'a', _type: 'row' }];
  const before = [
    { _key: 'old', _type: 'note', title: 'Some title', rows },
    { _key: 'lacking', _type: 'note', rows },
  ];
  expect(pairsOf(first, snapshot(was), 'section')).toEqual({ before, after: before });
});

test('a fixture has what is required, what changes, and its new form', () => {
  const was = {
    page: holds('note'),
    note: {
      title: required,
      lead: text,
      rows: list,
      'rows[]': { type: 'row' },
      'rows[].a': text,
      more: text,
    },
  };
  const is = {
    page: holds('note'),
    note: {
      title: required,
      intro: text,
      rows: list,
      'rows[]': { type: 'row' },
      'rows[].b': text,
      more: text,
    },
  };
  const [first] = plan(was, is);
  if (!first) throw new Error('There is no plan.');
  expect(first.covers).toEqual(['note.lead', 'note.rows[].a']);
  const [old, fresh] = [
    {
      _type: 'note',
      title: 'Some title',
      lead: 'Some lead',
      rows: [{ _key: 'a', _type: 'row', a: 'Some a' }],
    },
    {
      _type: 'note',
      title: 'Some title',
      intro: 'Some lead',
      rows: [{ _key: 'a', _type: 'row', b: 'Some a' }],
    },
  ];
  expect(pairsOf(first, snapshot(was), 'section')).toEqual({
    before: [
      { _key: 'old', ...old },
      { _key: 'new', ...fresh },
    ],
    after: [
      { _key: 'old', ...fresh },
      { _key: 'new', ...fresh },
    ],
  });
  expect(pairsOf(first, snapshot({ ...was, page: { held: { type: 'note' } } }), 'object')).toEqual({
    before: [{ _id: 'page-old', _type: 'page', held: old }],
    after: [{ _id: 'page-old', _type: 'page', held: fresh }],
  });
});
