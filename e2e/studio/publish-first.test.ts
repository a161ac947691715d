import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { openBy, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const [id, back, redirect] = ['page-that-leads-back', 'page-that-comes-back', 'redirect-of-what-was-away'];
const path = '/comes-back';
const page = (_id: string, title: string, link: object) => ({
  _id: `drafts.${_id}`,
  _type: 'page',
  title,
  path: { _type: 'slug', current: _id === back ? path : `/${_id}` },
  sections: [
    {
      _key: 'banner',
      _type: 'cta-banner',
      title: 'Onward',
      version: 2,
      buttons: [
        { _key: 'b', _type: 'button', label: 'There', variant: 'cta', link: { _type: 'link', ...link } },
      ],
    },
  ],
});
const toBack = {
  _type: 'reference',
  _ref: back,
  _weak: true,
  _strengthenOnPublish: { type: 'page' },
};
beforeAll(async () => {
  await client
    .transaction()
    .createOrReplace(page(back, 'It comes back', { href: 'https://elsewhere.example' }))
    .createOrReplace(page(id, 'It leads back', { page: toBack }))
    .createOrReplace({
      _id: redirect,
      _type: 'redirect',
      from: { _type: 'slug', current: path },
      to: { _type: 'link', href: '/' },
    })
    .commit();
}, slow);
afterAll(() => removeDocuments(id, back, redirect));

// studio/preflight tests without a browser what becomes of the redirects. This file tests that the Studio asks about it
// when a page is published before another.
test(
  'a page that is published where another needs it takes away the redirect that begins at its address',
  async () => {
    const studio = await visitStudio(`/structure/page;${id}`, { height: 1800 });
    const first = studio.getByRole('button', { name: 'Publish “It comes back”' });
    await openBy(studio.getByRole('button', { name: 'Before it goes out' }), first);
    expect(await studio.getByLabel(`Delete the redirect from ${path}`).isChecked()).toBe(true);
    await first.click();
    await first.waitFor({ state: 'detached' });
    await expect.poll(() => client.fetch('*[_id in $ids]._id', { ids: [back, redirect] })).toEqual([back]);
    await leaveStudio(studio);
  },
  slow,
);
