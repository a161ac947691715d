import { expect, test } from 'vitest';
import { applyChanges, storedChanges } from './apply-changes.ts';

const document = {
  _id: 'a',
  _type: 'page',
  title: 'Page',
  sections: [
    { _key: 'one', title: 'One' },
    { _key: 'two', title: 'Two', items: [{ _key: 'x', text: 'First' }] },
  ],
};

test('texts are set, sections come, move and go, by their keys', () => {
  const changed = applyChanges(document, [
    { set: { 'sections[_key=="two"].items[_key=="x"].text': 'Changed', title: 'New' } },
    { insert: { after: 'sections[_key=="one"]', items: [{ _key: 'between' }] } },
    { insert: { before: 'sections[0]', items: [{ _key: 'first' }] } },
    { unset: ['sections[_key=="one"]'] },
    { setIfMissing: { 'sections[_key=="between"].title': 'Between', title: 'Kept out' } },
  ]);
  expect(changed).toEqual({
    ...document,
    title: 'New',
    sections: [
      { _key: 'first' },
      { _key: 'between', title: 'Between' },
      { _key: 'two', title: 'Two', items: [{ _key: 'x', text: 'Changed' }] },
    ],
  });
});

test('a text of its own is typed beside what others have typed, comes with its first letter and goes with its last', () => {
  const path = 'sections[_key=="one"].title';
  const typed = (before: string, after: string) => ({ typed: { path, before, after, isField: true } });
  const titleIn = (changed: object) => (changed as { sections: { title?: string }[] }).sections[0]?.title;
  // The document has meanwhile become longer than the text was before the key was pressed.
  const theirs = applyChanges(document, [{ set: { [path]: 'One of many' } }]);
  expect(titleIn(applyChanges(theirs, [typed('One', 'Only One')]))).toBe('Only One of many');
  const emptied = applyChanges(document, [typed('One', '')]);
  expect(emptied.sections).toMatchObject([{ _key: 'one' }, {}]);
  expect((emptied.sections as object[])[0]).not.toHaveProperty('title');
  expect(titleIn(applyChanges(emptied, [typed('', 'T')]))).toBe('T');
  expect(titleIn(applyChanges(theirs, [typed('One', '')]))).toBe(' of many');
});

test('what is typed and changes nothing is no change, of a text or of a field that is empty', () => {
  const typed = (path: string, before: string, after: string, isField = true) =>
    storedChanges(document, [{ typed: { path, before, after, isField } }]);
  expect(typed('title', 'Page', 'Page')).toEqual([]);
  expect(typed('sections[_key=="two"].items[_key=="x"].text', 'First', 'First', false)).toEqual([]);
  // Others may already have removed what somebody removes here, and the field with it.
  expect(typed('title', 'Pages', 'Page')).toEqual([]);
  expect(typed('description', 'Gone', '')).toEqual([]);
  expect(typed('description', '', '')).toEqual([]);
  expect(typed('title', 'Page', '')).toEqual([{ unset: ['title'] }]);
  expect(typed('description', '', 'D')).toEqual([{ set: { description: 'D' } }]);
});

test('what is not touched stays the same object, so that only what is edited is drawn anew', () => {
  const changed = applyChanges(document, [{ set: { 'sections[_key=="one"].title': 'Changed' } }]);
  expect((changed.sections as unknown[])[1]).toBe(document.sections[1]);
});
