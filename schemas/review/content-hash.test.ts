import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

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
  expect(contentHash({ title, ...rest, _id: 'a', _rev: '2', _system: {}, sections })).toBe(
    contentHash(draft),
  );
});

test('two links that change places in a text are another content, and the same links under other keys are not', () => {
  const linked = (here: string, there: string, [first, second] = ['one', 'two']) => ({
    ...draft,
    text: [
      {
        _key: 'block',
        _type: 'block',
        markDefs: [
          { _key: here, _type: 'link', href: '/pay' },
          { _key: there, _type: 'link', href: '/leave' },
        ],
        children: [
          { _key: 'a', _type: 'span', text: 'Pay', marks: ['strong', first] },
          { _key: 'b', _type: 'span', text: 'Leave', marks: [second] },
        ],
      },
    ],
  });
  expect(contentHash(linked('two', 'one'))).not.toBe(contentHash(linked('one', 'two')));
  expect(contentHash(linked('x', 'y', ['x', 'y']))).toBe(contentHash(linked('one', 'two')));
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
  ].map(contentHash);
  expect(new Set(contents).size).toBe(contents.length);
});
