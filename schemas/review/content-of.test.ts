import { expect, test } from 'vitest';
import { contentOf } from './content-of.ts';

const draft = {
  _id: 'drafts.a',
  _type: 'page',
  _rev: '1',
  title: 'Keys',
  sections: [
    {
      _key: 'a',
      link: { _type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'page' } },
    },
  ],
};

test('a draft and what is published of it have the same content, however their fields are ordered', () => {
  const { title, ...rest } = draft;
  const sections = [{ link: { _ref: 'b', _type: 'reference' }, _key: 'a' }];
  expect(contentOf({ title, ...rest, _id: 'a', _rev: '2', _system: {}, sections })).toBe(contentOf(draft));
});

test('another word, another order of sections and a section less are another content', () => {
  const other = { _key: 'b', title: 'Doors' };
  const both = { ...draft, sections: [...draft.sections, other] };
  const contents = [
    draft,
    { ...draft, title: 'Key' },
    both,
    { ...both, sections: both.sections.toReversed() },
    { ...draft, sections: [] },
  ].map(contentOf);
  expect(new Set(contents).size).toBe(contents.length);
});
