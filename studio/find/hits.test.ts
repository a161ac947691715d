import { expect, test } from 'vitest';
import { compiledType } from '#pages/compiled-types.ts';
import { findIn, type Searched, sentenceOf, surplusWith } from './hits.ts';

const sought = { words: 'vault', isCaseKept: false, isWholeWord: false };
const block = (_key: string, ...texts: string[]) => ({
  _key,
  _type: 'block',
  markDefs: [{ _key: 'l', _type: 'link-mark', link: { _type: 'link', href: 'https://vault.example' } }],
  children: texts.map((text, index) => ({ _key: `${_key}${index}`, _type: 'span', text, marks: [] })),
});
const page: Searched = {
  _id: 'home',
  _type: 'page',
  title: 'The vault',
  path: { _type: 'slug', current: '/vault' },
  layout: 'vault',
  sections: [
    {
      _key: 'q',
      _type: 'faq',
      title: 'Asked often',
      anchor: 'vault',
      items: [
        {
          _key: 'a',
          _type: 'question',
          question: 'Which vault?',
          answer: [block('b', 'Every va', 'ult. Any.')],
        },
      ],
    },
  ],
  seo: { description: 'No Vault needed.' },
};
const found = (hasAddresses: boolean) =>
  findIn(compiledType('page'), page, sought, hasAddresses)?.fields.map(({ names, hits }) => [
    names.join(' > '),
    hits.length,
  ]);

test('words are found in all that an editor writes, each field by its names in the form', () => {
  expect(found(false)).toEqual([
    ['Title', 1],
    ['Questions > Question', 1],
    ['Questions > Question > Answer', 1],
    ['Search and sharing > Description', 1],
  ]);
});

test('in addresses they are found only when that is asked', () => {
  expect(found(true)).toContainEqual(['Path', 1]);
  expect(found(true)).toContainEqual(['Questions > Question > Answer > Link', 1]);
});

test('what visitors have sent is found by is no words: a choice keeps its key when its label is replaced', () => {
  const choice = { _key: 'c', _type: 'tile', label: 'A vault', value: 'vault' };
  const form = {
    _id: 'form',
    _type: 'form',
    title: 'Ask',
    fields: [{ _key: 't', _type: 'tiles-field', name: 'vault', label: 'Which', choices: [choice] }],
  };
  const names = findIn(compiledType('form'), form, sought, false)?.fields.map(({ names }) => names.at(-1));
  expect(names).toEqual(['Label']);
});

test('words that stand over marks are known', () => {
  const hits = findIn(compiledType('page'), page, sought, false)?.fields.flatMap(({ hits }) => hits) ?? [];
  expect(hits.filter(({ isOverMarks }) => isOverMarks)).toMatchObject([
    { id: 'home sections[_key=="q"].items[_key=="a"].answer[_key=="b"].children 6' },
  ]);
});

test('it is said by how much a field would be too long, and not where it was that before', () => {
  const [title] = findIn(compiledType('page'), page, sought, false)?.fields ?? [];
  if (!title) throw new Error('the title has the word');
  expect(title.max).toBe(70);
  expect(surplusWith(title, title.hits, 'x'.repeat(70))).toBe(4);
  expect(surplusWith(title, title.hits, 'safe')).toBe(0);
});

test('a hit is shown in its sentence, cut between words', () => {
  const text = `First. ${'word '.repeat(20)}vault is here. Last.`;
  const start = text.indexOf('vault');
  expect(sentenceOf(text, { start, end: start + 5 })).toEqual({
    before: `…${'word '.repeat(13)}`,
    found: 'vault',
    after: ' is here.',
  });
});
