import { expect, test } from 'vitest';
import type { RichBlock } from '#canvas/text/rich-changes.ts';
import { permitted } from './rich-paste.ts';

const pasted = (style: string, text: string, more: Partial<RichBlock> = {}): RichBlock => ({
  _key: text,
  _type: 'block',
  style,
  markDefs: [],
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
  ...more,
});

test('a text from elsewhere keeps what ours can have: headings of our ranks, lists, marks, and links that the form takes', () => {
  const children = [
    { _key: '1', _type: 'span', text: 'Read ', marks: ['underline', 'strong'] },
    { _key: '2', _type: 'span', text: 'this', marks: ['good'] },
    { _key: '3', _type: 'span', text: ' or that', marks: ['bad'] },
    { _key: '4', _type: 'image', src: 'https://example.com/a.png' },
  ];
  const markDefs = [
    { _key: 'good', _type: 'link', href: 'https://example.com/' },
    { _key: 'bad', _type: 'link', href: 'javascript:alert(1)' },
    { _key: 'unread', _type: 'link', href: 'https://example.com:99999' },
  ];
  expect(
    permitted([
      pasted('h1', 'Title'),
      pasted('h6', 'Small'),
      pasted('normal', ' \u00a0'),
      { _key: 'i', _type: 'image' },
      pasted('normal', 'Links', { markDefs, children, listItem: 'bullet', level: 2 }),
    ]),
  ).toEqual([
    pasted('h2', 'Title'),
    pasted('h4', 'Small'),
    pasted('normal', 'Links', {
      listItem: 'bullet',
      level: 2,
      markDefs: [{ _key: 'good', _type: 'link-mark', link: { _type: 'link', href: 'https://example.com/' } }],
      children: [
        { _key: '1', _type: 'span', text: 'Read ', marks: ['strong'] },
        { _key: '2', _type: 'span', text: 'this', marks: ['good'] },
        { _key: '3', _type: 'span', text: ' or that', marks: [] },
      ],
    }),
  ]);
});

test('what leads within the text that was copied, as Word leads to its footnotes, leads nowhere here', () => {
  const children = ['#_ftn1', '#ftnt2', '#heading=h.x', '#prices'].map((href, index) => ({
    _key: `${index}`,
    _type: 'span',
    text: href,
    marks: [href],
  }));
  const markDefs = children.map(({ text }) => ({ _key: text, _type: 'link', href: text }));
  const [block] = permitted([pasted('normal', 'Notes', { markDefs, children })]);
  expect(block?.markDefs).toEqual([
    { _key: '#prices', _type: 'link-mark', link: { _type: 'link', href: '#prices' } },
  ]);
});
