import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { client, html } from '../setup/site.ts';
import { chooseDelete, field, openBy, sections, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const shared = 'shared-of-a-test';
const pages = ['page-that-shares', 'page-that-shares-too'];
const pathOf = (id: string) => `/${id}`;
const size = { height: 1800 };
beforeAll(async () => {
  const transaction = client.transaction().createOrReplace({
    _id: shared,
    _type: 'shared-section',
    title: 'Shared by two pages',
    sections: [{ _key: 'banner', _type: 'cta-banner', title: 'As it was', version: 2 }],
  });
  for (const _id of pages)
    transaction.createOrReplace({
      _id,
      _type: 'page',
      title: _id,
      path: { _type: 'slug', current: pathOf(_id) },
      sections: [
        { _key: 'words', _type: 'prose', title: 'Its own words', text: [] },
        { _key: 'end', _type: 'shared', section: { _type: 'reference', _ref: shared } },
      ],
    });
  await transaction.commit();
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_id in $ids]', params: { ids: [...pages, `drafts.${shared}`] } });
  await client.delete(shared);
});

test(
  'a page lists a shared section by its name, its picture and the number of pages that use it',
  async () => {
    const page = await visitStudio(`/structure/page;${pages[0]}`, size);
    await expect
      .poll(() => sections(page).allInnerTexts())
      .toEqual([
        'Its own words\nText',
        'Shared by two pages\nShared section · Call to action · used on 2 pages',
      ]);
    const picture = sections(page).nth(1).locator('[style*="url("]');
    expect(await picture.getAttribute('style')).toContain('/section-pictures/cta-banner.webp');
    await leaveStudio(page);
  },
  slow,
);

test(
  'a shared section is edited beside a page that shows it at every key, and once published shows on all of them',
  async () => {
    const page = await visitStudio(
      `/presentation/shared-section/${shared}?preview=${pathOf('page-that-shares')}`,
      size,
    );
    await page.getByText('Used on 2 pages').waitFor();
    const title = field(page, 'sections[_key=="banner"].title').getByRole('textbox');
    await openBy(sections(page).getByText('As it was'), title);
    await title.fill('As it is now');
    const preview = () => findPreview(page, pathOf(pages[0] ?? ''));
    await expect.poll(() => preview()?.getByRole('heading', { name: 'As it is now' }).count()).toBe(1);
    for (const id of pages) expect(await html(pathOf(id))).toContain('As it was');

    await page.getByTestId('action-publish').click();
    for (const id of pages) await expect.poll(() => html(pathOf(id))).toContain('As it is now');
    await leaveStudio(page);
  },
  slow,
);

test(
  'before a shared section is deleted, the pages that use it are named',
  async () => {
    const page = await visitStudio(`/structure/shared-section;${shared}`, size);
    await page.getByText('Used on 2 pages').waitFor();
    await chooseDelete(page);
    const uses = page.getByRole('dialog').getByTestId('blocked-by');
    const named = async () => (await uses.innerText()).split('\n').filter((line) => pages.includes(line));
    await expect.poll(async () => (await named()).toSorted()).toEqual(pages);
    await leaveStudio(page);
  },
  slow,
);

test(
  'the form warns of a second main heading that comes in as a shared section',
  async () => {
    const id = 'page-of-two-headings';
    const hero = (title: string) => ({ _key: title, _type: 'hero', title, version: 3 });
    await client
      .transaction()
      .createOrReplace({
        _id: `${shared}-hero`,
        _type: 'shared-section',
        title: 'A shared hero',
        sections: [hero('Shared')],
      })
      .createOrReplace({
        _id: id,
        _type: 'page',
        title: id,
        path: { _type: 'slug', current: pathOf(id) },
        sections: [
          hero('Own'),
          { _key: 'b', _type: 'shared', section: { _type: 'reference', _ref: `${shared}-hero` } },
        ],
      })
      .commit();
    const page = await visitStudio(`/structure/page;${id}`, size);
    const icon = field(page, 'sections').getByTestId('input-validation-icon-warning').first();
    const words = 'A page has one main heading, in its hero or its risk in full; this one has 2.';
    const isTold = async () => {
      // Something that the form draws late may appear under the mouse.
      await page.mouse.move(0, 0);
      await icon.hover({ timeout: 5_000 });
      await page.getByText(words).waitFor({ timeout: 2_000 });
      return true;
    };
    await expect.poll(isTold, { timeout: 120_000 }).toBe(true);
    await leaveStudio(page);
    await client.delete(id);
    await client.delete(`${shared}-hero`);
  },
  slow,
);

test(
  'a shared section that is a draft keeps its page from going out, and is published where that is said',
  async () => {
    const [id, draft] = ['page-that-shares-a-draft', 'draft-to-share'];
    await client
      .transaction()
      .createOrReplace({
        _id: `drafts.${draft}`,
        _type: 'shared-section',
        title: 'Only a draft',
        sections: [{ _key: 'banner', _type: 'cta-banner', title: 'Never seen before', version: 2 }],
      })
      .createOrReplace({
        _id: `drafts.${id}`,
        _type: 'page',
        title: id,
        path: { _type: 'slug', current: pathOf(id) },
        sections: [
          {
            _key: 'end',
            _type: 'shared',
            section: {
              _type: 'reference',
              _ref: draft,
              _weak: true,
              _strengthenOnPublish: { type: 'shared-section' },
            },
          },
        ],
      })
      .commit();
    const page = await visitStudio(`/structure/page;${id}`, size);
    const publish = page.getByTestId('action-publish');
    const first = page.getByRole('button', { name: 'Publish “Only a draft”' });
    await openBy(page.getByRole('button', { name: 'Before it goes out' }), first);
    // The validation runs a moment after the form is loaded.
    await expect.poll(() => publish.isEnabled()).toBe(false);
    await first.click();
    await first.waitFor({ state: 'detached' });
    await page.getByText('What is picked here is not published').waitFor({ state: 'detached' });
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await publish.click();
    await expect.poll(() => html(pathOf(id))).toContain('Never seen before');
    await leaveStudio(page);
    await client.delete(id);
    await client.delete(draft);
  },
  slow,
);
