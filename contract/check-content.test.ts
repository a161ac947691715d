import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { checkContent, describeFinding } from './check-content.ts';

async function findings(...dataset: object[]) {
  const ask = async (query: string) => (await evaluate(parse(query), { dataset })).get();
  return (await checkContent(ask)).map(describeFinding);
}

const page = (...sections: unknown[]) => ({
  _id: 'page-a',
  _type: 'page',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'A',
  path: { current: '/a' },
  sections,
});

test('content that meets its contracts has no findings', async () => {
  expect(await findings(page({ _key: 'x', _type: 'cta-banner', title: 'Next' }))).toEqual([]);
});

test('each section that visitors would miss is named with its page, its key, its kind and the reason', async () => {
  const sections = [
    { _key: 'x', _type: 'cta-banner', title: 7 },
    { _key: 'y', _type: 'carousel' },
    { _key: 'z', _type: 'prose', title: 'Fine' },
    'rubbish',
  ];
  expect(await findings(page(...sections))).toEqual([
    '/a: section "x" (cta-banner): title: expected a text, found 7',
    expect.stringMatching(
      /^\/a: section "y" \(carousel\): No kind of section is named "carousel"\. There are /,
    ),
    '/a: something in its sections: This is not a section: it has no "_type" and "_key".',
  ]);
});

test('a post, a menu and a redirect are checked as well', async () => {
  const updated = { _updatedAt: '2026-01-01T00:00:00Z' };
  expect(
    await findings(
      { _id: 'p', _type: 'post', ...updated, slug: { current: 'b' }, title: { not: 'a text' } },
      { _id: 'menu', _type: 'menu', items: [{ _key: 'a', icon: 'flame' }] },
      { _id: 'redirect-c', _type: 'redirect', from: { current: '/c' }, to: { href: 'javascript:alert(1)' } },
    ),
  ).toEqual([
    '/blog/b: post: title: expected a text, found a group of fields',
    'redirect-c: redirect: It leads nowhere: its target has no address.',
    expect.stringMatching(/^menu: menu: items\[1\]\.icon: expected one of .*, found "flame"$/),
  ]);
});
