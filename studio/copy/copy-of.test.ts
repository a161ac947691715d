import { expect, test } from 'vitest';
import { copyOf, freeAddress } from './copy-of.ts';

test.each([
  ['/about-us', [], '/about-us-copy'],
  ['/about-us', ['/about-us-copy'], '/about-us-copy-2'],
  ['/about-us', ['/about-us-copy', '/about-us-copy-2', '/about-us-copy-4'], '/about-us-copy-3'],
  ['/', [], '/home-copy'],
  ['why-rotation-fails', [], 'why-rotation-fails-copy'],
])('the copy of %s stands at an address that is free (%j taken)', (address, taken, free) => {
  expect(freeAddress(address, taken)).toBe(free);
});

const page = {
  _type: 'page',
  path: { _type: 'slug', current: '/a' },
  sections: [
    {
      _key: 'words',
      _type: 'prose',
      text: [
        {
          _key: 'b1',
          _type: 'block',
          markDefs: [{ _key: 'here', _type: 'link-mark', link: { href: '/b' } }],
          children: [{ _key: 's1', _type: 'span', text: 'here', marks: ['strong', 'here'] }],
        },
      ],
    },
    { _key: 'end', _type: 'cta-banner', title: 'here' },
  ],
};

test('every item of a copy has another key, and nothing else is different', () => {
  const copy = copyOf(page, []);
  expect(copy.path.current).toBe('/a-copy');
  const keys = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"_key":"([^"]+)"/g)].map(([, key]) => key);
  expect(new Set([...keys(page), ...keys(copy)]).size).toBe(10);
  const bare = (value: unknown) =>
    JSON.stringify(value).replaceAll(/"_key":"[^"]+"|"marks":\[[^\]]*\]|-copy/g, '');
  expect(bare(copy)).toBe(bare(page));
});

test('a link in the text of a copy stays on its words', () => {
  const [block] = copyOf(page, []).sections[0]?.text ?? [];
  const [link] = block?.markDefs ?? [];
  expect(block?.children[0]?.marks).toEqual(['strong', link?._key]);
  expect(link?._key).not.toBe('here');
});
