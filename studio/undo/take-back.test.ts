import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '#canvas/changes/apply-changes.ts';
import type { Change, LiveDocument } from '#canvas/messages.ts';
import { turned } from './step.ts';
import { stepBetween } from './step-between.ts';
import { takeBack } from './take-back.ts';

const page = (fields: object): LiveDocument => ({ _id: 'a', _type: 'page', ...fields });

/**
 * The document after a step is taken back, when others have changed something since, and the places that were refused.
 */
function takenBack(before: object, after: object, ...since: Change[]) {
  const now = applyChanges(page(after), since);
  const { changes, refused } = takeBack(now, stepBetween(page(before), page(after)));
  return { document: applyChanges(now, changes), refused: refused.map(({ at }) => at) };
}

const one = { _key: 'one', title: 'One' };
const two = { _key: 'two', title: 'Two' };
const three = { _key: 'three', title: 'Three' };

test('a text that was typed becomes what it was, and one that somebody else has changed since stays', () => {
  const [before, after] = [{ sections: [one, two] }, { sections: [{ ...one, title: 'First' }, two] }];
  expect(takenBack(before, after)).toEqual({ document: page(before), refused: [] });
  const theirs = { set: { 'sections[_key=="one"].title': 'Theirs' } };
  expect(takenBack(before, after, theirs)).toEqual({
    document: page({ sections: [{ ...one, title: 'Theirs' }, two] }),
    refused: [['sections', { _key: 'one' }, 'title']],
  });
});

test('of a text into which somebody else has written since, one’s own words go and come again, and theirs stay', () => {
  const [before, after] = [page({ title: 'A key' }), page({ title: 'A key turns' })];
  const parts = stepBetween(before, after);
  const now = page({ title: 'Surely a door, A key turns' });
  const { changes, refused } = takeBack(now, parts);
  const back = applyChanges(now, changes);
  expect([back.title, refused]).toEqual(['Surely a door, A key', []]);
  expect(applyChanges(back, takeBack(back, turned(parts)).changes)).toEqual(now);
  for (const title of ['Another thing', 'A key tuns'])
    expect(takeBack(page({ title }), parts)).toMatchObject({ changes: [], refused: { length: 1 } });
  const chosen = stepBetween(page({ layout: 'split' }), page({ layout: 'split-left' }));
  expect(takeBack(page({ layout: 'split-left-wide' }), chosen).changes).toEqual([]);
});

test('a section that was removed comes back to its place among what others have added', () => {
  const added = { insert: { before: 'sections[_key=="one"]', items: [three] } };
  expect(takenBack({ sections: [one, two] }, { sections: [one] }, added).document).toEqual(
    page({ sections: [three, one, two] }),
  );
  const replaced = [
    { unset: ['sections[_key=="one"]'] },
    { insert: { after: 'sections[-1]', items: [three] } },
  ];
  expect(takenBack({ sections: [one, two] }, { sections: [one] }, ...replaced).document).toEqual(
    page({ sections: [two, three] }),
  );
});

test('a section that was added goes, unless somebody else has written in it', () => {
  const [before, after] = [{ sections: [one] }, { sections: [one, two] }];
  expect(takenBack(before, after).document).toEqual(page(before));
  const theirs = { set: { 'sections[_key=="two"].title': 'Theirs' } };
  expect(takenBack(before, after, theirs)).toEqual({
    document: page({ sections: [one, { ...two, title: 'Theirs' }] }),
    refused: [['sections']],
  });
});

test('a section that was moved goes back with what others have written in it, unless they have moved it as well', () => {
  const [before, after] = [{ sections: [one, two, three] }, { sections: [three, one, two] }];
  const theirs = { set: { 'sections[_key=="three"].title': 'Theirs' } };
  expect(takenBack(before, after, theirs).document).toEqual(
    page({ sections: [one, two, { ...three, title: 'Theirs' }] }),
  );
  const moved = [
    { unset: ['sections[_key=="three"]'] },
    { insert: { after: 'sections[_key=="one"]', items: [three] } },
  ];
  expect(takenBack(before, after, ...moved)).toEqual({
    document: page({ sections: [one, three, two] }),
    refused: [['sections']],
  });
});

test('what stood in something that is gone stays gone', () => {
  const gone = { unset: ['sections[_key=="one"]'] };
  const [before, after] = [{ sections: [one, two] }, { sections: [{ ...one, title: 'First' }, two] }];
  expect(takenBack(before, after, gone)).toEqual({
    document: page({ sections: [two] }),
    refused: [['sections', { _key: 'one' }, 'title']],
  });
  const [empty, full] = [{ sections: [{ ...one, items: [two] }] }, { sections: [{ ...one, items: [] }] }];
  expect(takenBack(empty, full, gone).refused).toEqual([['sections', { _key: 'one' }, 'items']]);
});

test('the half of a step that nobody has changed is taken back', () => {
  const [before, after] = [
    { title: 'Page', text: 'Text' },
    { title: 'Mine', text: 'Mine' },
  ];
  expect(takenBack(before, after, { set: { title: 'Theirs' } })).toEqual({
    document: page({ title: 'Theirs', text: 'Text' }),
    refused: [['title']],
  });
});

test('what publishing has changed of a link to a draft is nobody’s doing', () => {
  const [before, after] = [{ sections: [one] }, { sections: [one, link('drafts')] }];
  const published = { set: { 'sections[_key=="link"]': link('published') } };
  expect(takenBack(before, after, published)).toEqual({ document: page(before), refused: [] });
});

const link = (to: 'drafts' | 'published') => ({
  _key: 'link',
  to: { _ref: 'b', ...(to === 'drafts' && { _weak: true, _strengthenOnPublish: { type: 'page' } }) },
});

const text = fc.constantFrom('', 'a', 'Two words', undefined);
const span = fc.record({
  _type: fc.constant('span'),
  text,
  marks: fc.array(fc.constantFrom('em', 'strong'), { maxLength: 2 }),
});
const keyed = <T extends object>(item: fc.Arbitrary<T>) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), item), { selector: ([key]) => key, maxLength: 7 })
    .map((items) => items.map(([_key, item]) => ({ ...item, _key })));
const block = fc.record({ _type: fc.constant('block'), style: text, children: keyed(span) });
const section = fc.record({
  _type: fc.constantFrom('hero', 'faq'),
  title: text,
  isWide: fc.boolean(),
  picture: fc.option(
    fc.record({ _type: fc.constant('picture'), alt: text, asset: fc.record({ _ref: text }) }),
    { nil: undefined },
  ),
  body: fc.option(keyed(block), { nil: undefined }),
  words: fc.option(fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }), { nil: undefined }),
});
/** A document as it is stored: without undefined fields. */
const stored = (fields: object): LiveDocument => JSON.parse(JSON.stringify(page(fields)));
const anyPage = fc
  .record({ title: text, sections: fc.option(keyed(section), { nil: undefined }) })
  .map(stored);

test('whatever was done, taken back is exactly what was before, and done again exactly what was after', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (before, after) => {
      const parts = stepBetween(before, after);
      const back = takeBack(after, parts);
      expect(back.refused).toEqual([]);
      expect(applyChanges(after, back.changes)).toEqual(before);
      const again = takeBack(before, turned(parts));
      expect(applyChanges(before, again.changes)).toEqual(after);
    }),
  );
});

test('whatever others have written elsewhere since, stays', () => {
  fc.assert(
    fc.property(anyPage, anyPage, fc.constantFrom('start', 'end'), (before, after, place) => {
      const theirs = { _key: 'theirs', _type: 'hero', title: 'Theirs' };
      const added = place === 'start' ? { before: 'sections[0]' } : { after: 'sections[-1]' };
      const now = applyChanges(after, [
        { set: { description: 'Theirs' } },
        { setIfMissing: { sections: [] } },
        { insert: { ...added, items: [theirs] } as never },
      ]);
      const { changes, refused } = takeBack(now, stepBetween(before, after));
      const { description, sections, ...own } = applyChanges(now, changes) as Record<string, unknown>;
      expect(refused).toEqual([]);
      expect(description).toBe('Theirs');
      expect(sections).toContainEqual(theirs);
      const { sections: old = [], ...rest } = before as Record<string, unknown>;
      expect(own).toEqual(rest);
      expect(
        (sections as object[]).filter((section) => !('_key' in section && section._key === 'theirs')),
      ).toEqual(old);
    }),
  );
});
