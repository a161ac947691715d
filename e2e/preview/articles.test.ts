import { afterAll, expect, test } from 'vitest';
import { client, html } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { openPreview, removeDocuments } from './open-preview.ts';

afterAll(async () => {
  await removeDocuments('post-previewed', 'position-previewed');
});

const paragraph = (text: string) => [
  { _key: 'p', _type: 'block', style: 'normal', children: [{ _key: 's', _type: 'span', text }] },
];

test.each([
  { _type: 'post', path: '/blog/previewed', lead: 'excerpt', category: 'category-research' },
  { _type: 'position', path: '/join/previewed', lead: 'summary' },
])(
  'a $_type is drawn at every key, a click on its heading opens the title each time, its $lead is told from it though both say the same, and what it lacks is said above it',
  async ({ path, category, lead, ...fields }) => {
    const document = {
      ...fields,
      _id: `${fields._type}-previewed`,
      title: 'As it was',
      [lead]: 'As it was',
      slug: { _type: 'slug', current: 'previewed' },
      body: paragraph('One paragraph.'),
      sections: [{ _key: 'next', _type: 'cta-banner', title: 'What follows' }],
      ...(category && { category: { _type: 'reference', _ref: category } }),
    };
    const { page, preview } = await openPreview(document, path);
    const heading = preview.getByRole('heading', { level: 1 });
    const title = field(page, 'title').getByRole('textbox');
    const hasFocus = () =>
      title.evaluate((box) => box === box.ownerDocument.activeElement, null, { timeout: 2_000 });
    // The Studio opens the document by itself once it has found it, and ignores a click before that.
    await expect
      .poll(
        async () => {
          await heading.click();
          return title.isVisible();
        },
        { interval: 1_000 },
      )
      .toBe(true);
    const texts = preview.locator('[data-exact][data-field]', { hasText: 'As it was' });
    const fieldsOf = () => texts.evaluateAll((all) => all.map(({ dataset }) => dataset.field));
    await expect.poll(fieldsOf).toEqual(['title', lead]);
    // Visitors read its sections below the text.
    await expect.poll(() => html(path)).toContain('What follows');
    await preview.getByRole('heading', { name: 'What follows' }).waitFor();
    // The lake never gets the change, and yet the page shows it.
    await page.route('**/data/actions/**', () => {});
    // A click into the form takes the focus from the page.
    await title.click();
    await title.fill('As it is to be');
    await expect.poll(() => heading.innerText()).toBe('As it is to be');
    await title.fill('');
    const missing = preview.getByRole('note').getByText('Title is empty');
    // A page that is being drawn again at this moment does not hear a click.
    const goThere = async () => {
      await missing.click({ timeout: 20_000 });
      return hasFocus();
    };
    await expect.poll(() => goThere().catch(() => false), { interval: 1_500 }).toBe(true);
    // The second click leads to the address that the form already has, while the preview has the focus.
    await expect.poll(() => goThere().catch(() => false), { interval: 1_500 }).toBe(true);
    expect(await client.fetch('*[_id == $id][0].title', { id: document._id })).toBe('As it was');
    await page.close();
  },
  slow,
);
