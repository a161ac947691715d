import { compileSchema, defineSchema } from '@portabletext/schema';
import { expect, test } from 'vitest';
import { linking, linkPasted, retargeted } from './rich-link.ts';
import { richSchema } from './rich-schema.ts';

const link = { _type: 'link', href: 'https://example.com/' };

/**
 * A snapshot of an editor with one paragraph, "Read this", in which letters are selected; `marks` are those of "this".
 */
function selecting(from: number, to: number, words = 'this', marks: string[] = []) {
  const children = [
    { _key: 'a', _type: 'span', text: 'Read ', marks: [] },
    { _key: 'b', _type: 'span', text: words, marks },
  ];
  const markDefs = marks.map((_key) => ({ _key, _type: 'link-mark', link }));
  const point = (offset: number) => ({ path: [{ _key: 'p' }, 'children', { _key: 'b' }], offset });
  const context = {
    schema: compileSchema(defineSchema(richSchema)),
    value: [{ _key: 'p', _type: 'block', style: 'normal', markDefs, children }],
    selection: { anchor: point(from), focus: point(to) },
    keyGenerator: () => 'new',
    containers: new Map(),
  };
  // The editor itself, which needs a browser, gives more than what is read here.
  return { context, blockIndexMap: new Map([['p', 0]]), decoratorState: {} } as never;
}

test('an address that is pasted over selected words makes them a link', () => {
  const made = linkPasted(selecting(0, 4), ' https://example.com/ ');
  expect(made).toEqual({ link });
  expect(linking(selecting(0, 4), made)).toEqual({
    type: 'annotation.add',
    annotation: { name: 'link-mark', value: { link } },
  });
});

test('words that are a link become another one', () => {
  const other = { link: { _type: 'link' as const, href: 'mailto:hello@example.com' } };
  const within = selecting(0, 4, 'this', ['m']);
  expect(linkPasted(within, other.link.href)).toEqual(other);
  expect(linking(within, other)).toEqual({
    type: 'annotation.set',
    at: [{ _key: 'p' }, 'markDefs', { _key: 'm' }],
    props: other,
  });
});

test.each([
  'words',
  '/platform',
  '#place',
  'https://example.com and more',
  'https://example.com:99999',
  'javascript:alert(1)',
])('what is no whole address takes the place of the words: %s', (pasted) =>
  expect(linkPasted(selecting(0, 4), pasted)).toBeUndefined(),
);

test('an address is pasted as it is where nothing is selected, and over another address', () => {
  expect(linkPasted(selecting(2, 2), link.href)).toBeUndefined();
  expect(linkPasted(selecting(0, 17, 'https://a.example'), link.href)).toBeUndefined();
});

test('a link keeps its place on the page while it leads to the same, and loses it with another target', () => {
  const page = (_ref: string) => ({ page: { _type: 'reference' as const, _ref } });
  const place = { _type: 'link' as const, anchor: 'faq' };
  expect(retargeted({ ...place, ...page('a') }, page('a'))).toEqual({ ...place, ...page('a') });
  expect(retargeted({ ...place, href: '/a' }, { href: '/a' })).toEqual({ ...place, href: '/a' });
  expect(retargeted({ ...place, href: '/a' }, { href: '/a#plans' })).toEqual({
    _type: 'link',
    href: '/a#plans',
  });
  expect(retargeted({ ...place, href: '/a' }, page('a'))).toEqual({ _type: 'link', ...page('a') });
  expect(retargeted({ ...place, ...page('a') }, page('b'))).toEqual({ _type: 'link', ...page('b') });
  expect(retargeted(undefined, { href: '/a' })).toEqual({ _type: 'link', href: '/a' });
});
