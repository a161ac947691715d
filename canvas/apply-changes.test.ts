import { expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';

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

test('what is not touched stays the same object, so that only what is edited is drawn anew', () => {
  const changed = applyChanges(document, [{ set: { 'sections[_key=="one"].title': 'Changed' } }]);
  expect((changed.sections as unknown[])[1]).toBe(document.sections[1]);
});
