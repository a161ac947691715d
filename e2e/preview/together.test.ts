import { afterAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { openPreview, removeDocuments } from './open-preview.ts';

const id = 'page-of-many-hands';
const path = '/of-many-hands';
const size = { width: 1600, height: 1800 };
afterAll(async () => {
  await removeDocuments(id);
});

test('what another editor does shows at once: a picture is cut anew and changed for another, a post is picked, a word is made bold', {
  timeout: slow,
}, async () => {
  const [one, other] = await client.fetch<string[]>('*[_type == "sanity.imageAsset"][0...2]._id');
  const post = await client.fetch<{ _id: string; title: string }>('*[_type == "post"][0]{_id, title}');
  const picture = (asset: string, crop?: object) => ({
    _type: 'picture',
    asset: { _type: 'reference', _ref: asset },
    isDecorative: true,
    ...crop,
  });
  const paragraph = (...marks: string[]) => [
    {
      _key: 'p',
      _type: 'block',
      style: 'normal',
      children: [{ _key: 's', _type: 'span', text: 'Firm', marks }],
    },
  ];
  const document = {
    _id: id,
    _type: 'page',
    title: 'Of many hands',
    path: { _type: 'slug', current: path },
    sections: [
      { _key: 'top', _type: 'hero', title: 'Of many hands', layout: 'split', picture: picture(one ?? '') },
      { _key: 'text', _type: 'prose', text: paragraph() },
      { _key: 'list', _type: 'blog-list', title: 'Posts', source: 'picked', posts: [] },
    ],
  };
  const { page, preview } = await openPreview(document, path, size);
  // From here on, the page draws all changes by itself, because it cannot ask the site.
  await page.route('**/api/preview?**', (route) => route.abort());
  const draft = client.transaction().createOrReplace({ ...document, _id: `drafts.${id}` });
  await draft.commit();
  const set = (fields: object) => client.patch(`drafts.${id}`).set(fields).commit();
  const src = () => preview.locator('main img').first().getAttribute('src');

  const before = await src();
  const crop = { _type: 'sanity.imageCrop', top: 0.2, bottom: 0.2, left: 0.1, right: 0.3 };
  await set({ 'sections[_key=="top"].picture': picture(one ?? '', { crop }) });
  await expect.poll(src).not.toBe(before);
  await set({ 'sections[_key=="top"].picture': picture(other ?? '') });
  const [, hash = 'no asset'] = other?.split('-') ?? [];
  await expect.poll(src).toContain(hash);

  await set({ 'sections[_key=="list"].posts': [{ _key: 'a', _type: 'reference', _ref: post._id }] });
  await expect.poll(() => preview.getByText(post.title).count()).toBeGreaterThan(0);
  await set({ 'sections[_key=="text"].text': paragraph('strong') });
  await expect.poll(() => preview.locator('strong', { hasText: 'Firm' }).count()).toBe(1);
  await leaveStudio(page);
});
