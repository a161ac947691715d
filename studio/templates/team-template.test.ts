import { expect, test } from 'vitest';
import { fromTeamTemplates, templateOf } from './team-template.ts';

const page = {
  _id: 'drafts.about',
  _type: 'page',
  _rev: 'r',
  title: 'About us',
  path: { _type: 'slug', current: '/about-us' },
  layout: 'article',
  revisedAt: '2024-01-01',
  seo: { title: 'About' },
  sections: [
    {
      _key: 'a',
      _type: 'hero',
      title: 'Who we are',
      anchor: 'top',
      hidden: true,
      showUntil: '2020-01-01T00:00:00Z',
    },
    { _key: 'b', _type: 'shared', section: { _type: 'reference', _ref: 'banner' } },
  ],
};
const saved = templateOf(page, { title: ' Portrait ', description: ' ' });

test('a template has the sections and the layout of its page with other keys, and nothing that is of one page alone', () => {
  expect(saved).toEqual({
    _id: expect.stringMatching(/^page-template\.[\w-]+$/),
    _type: 'page-template',
    title: 'Portrait',
    pageType: 'page',
    layout: 'article',
    sections: [
      { _key: expect.any(String), _type: 'hero', title: 'Who we are', anchor: 'top' },
      { _key: expect.any(String), _type: 'shared', section: { _type: 'reference', _ref: 'banner' } },
    ],
  });
  expect(saved.sections).not.toMatchObject([{ _key: 'a' }, { _key: 'b' }]);
});

test('a page that begins with a template has keys of its own, and what is shared stays shared', async () => {
  const getClient = () => ({ withConfig: () => ({ fetch: async () => saved }) });
  const { value } = fromTeamTemplates[0] ?? {};
  const begun = typeof value === 'function' ? await value({ of: saved._id }, { getClient } as never) : null;
  const [hero, shared] = saved.sections;
  expect(begun).toEqual({
    layout: 'article',
    sections: [
      { ...hero, _key: expect.any(String) },
      { ...shared, _key: expect.any(String) },
    ],
  });
  expect(begun).not.toMatchObject({ sections: [{ _key: hero?._key }] });
});

test('of a template that somebody has removed in between an empty page begins', async () => {
  const getClient = () => ({ withConfig: () => ({ fetch: async () => null }) });
  const { value } = fromTeamTemplates[0] ?? {};
  const begun = typeof value === 'function' ? await value({ of: 'gone' }, { getClient } as never) : null;
  expect(begun).toEqual({ sections: [] });
});
