import { expect, test } from 'vitest';
import { copyTemplates } from './copy-template.ts';

test('a page that begins as a copy has an address that is free, keys of its own and nothing of who the other was', async () => {
  const original = {
    _id: 'drafts.about',
    _type: 'page',
    _rev: 'r',
    _system: { base: { id: 'about', rev: 'q' } },
    _createdAt: '2024-01-01T00:00:00Z',
    _updatedAt: '2024-01-01T00:00:00Z',
    title: 'About us',
    path: { _type: 'slug', current: '/about-us' },
    sections: [{ _key: 'a', _type: 'hero', title: 'Who we are' }],
  };
  // The first query is for the page, the second for the taken addresses.
  const answers = [original, ['/about-us-copy']];
  const getClient = () => ({ withConfig: () => ({ fetch: async () => answers.shift() }) });
  const { value } = copyTemplates[0] ?? {};
  const copy = typeof value === 'function' ? await value({ of: 'about' }, { getClient } as never) : undefined;
  expect(copy).toEqual({
    _type: 'page',
    title: 'About us',
    path: { _type: 'slug', current: '/about-us-copy-2' },
    sections: [{ _key: expect.any(String), _type: 'hero', title: 'Who we are' }],
  });
  expect(copy).not.toMatchObject({ sections: [{ _key: 'a' }] });
});
