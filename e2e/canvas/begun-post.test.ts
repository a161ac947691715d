import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { type } from './type-on-page.ts';

const id = 'post-begun-on-the-page';
afterAll(async () => {
  await removeDocuments(id);
});

// The placeholder of a missing text is drawn by the page, told from others by the overlay, and typed into by the
// browser.
test('the texts that a new post does not have yet have their places on the page, where they are written', {
  timeout: slow,
}, async () => {
  const slug = { _type: 'slug', current: 'begun-on-the-page' };
  const begun = { _id: `drafts.${id}`, _type: 'post', title: 'Begun on the page', slug };
  const { page, preview } = await openPreview(begun, `/blog/${slug.current}`);
  const empty = preview.locator('[data-empty]');
  const titles = () => empty.evaluateAll((all) => all.map((one) => one.getAttribute('data-empty')));
  await expect.poll(titles).toEqual(['Excerpt', 'Text']);

  const stored = () =>
    client.fetch('*[_id == $id][0]{excerpt, "text": pt::text(body)}', { id: `drafts.${id}` });
  await type(page, preview.locator('[data-field=excerpt]'), 'What it is about.');
  await expect.poll(stored).toEqual({ excerpt: 'What it is about.', text: null });
  await expect.poll(titles).toEqual(['Text']);

  const editor = preview.locator('[data-rich=ready]').getByRole('textbox');
  await expect
    .poll(
      async () => {
        if ((await editor.count()) === 0) await empty.click();
        return editor.count();
      },
      { interval: 1_500 },
    )
    .toBe(1);
  await page.keyboard.type('It begins here.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And goes on.');
  await expect
    .poll(stored)
    .toEqual({ excerpt: 'What it is about.', text: 'It begins here.\n\nAnd goes on.' });
  await page.keyboard.press('Escape');
  expect(await titles()).toEqual([]);
  await expect
    .poll(() => preview.locator('.rich p').allInnerTexts())
    .toEqual(['It begins here.', 'And goes on.']);
  await leaveStudio(page);
});
