import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, launch, url } from '../setup/site.ts';
import { field, openStudio, slow } from '../studio/open-studio.ts';
import { previewOf, removeDocuments } from './open-preview.ts';

const browser = await launch();
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
}, slow);
afterAll(async () => {
  await removeDocuments('page-in-a-window');
});

test.each([url, url.replace('localhost', 'studio.localhost')])(
  'a preview in a window of its own follows the form as the one beside it does, to another address too: from %s',
  async (studio) => {
    const path = '/in-a-window';
    const document = {
      _id: 'page-in-a-window',
      _type: 'page',
      title: 'As it was',
      path: { _type: 'slug', current: path },
      sections: [{ _key: 'top', _type: 'hero', title: 'As it was', layout: 'center' }],
    };
    await client.createOrReplace(document);
    const page = await openStudio(context, `/presentation?preview=${path}`, studio);
    const preview = await previewOf(page, path);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open preview' }).click();
    const window = await opened;
    const titles = () =>
      Promise.all([preview, window].map((one) => one.getByRole('heading', { level: 1 }).innerText()));
    await expect.poll(titles).toEqual(['As it was', 'As it was']);
    await field(page, 'path').getByRole('textbox').fill('/in-another-place');
    await expect.poll(() => new URL(window.url()).pathname).toBe('/in-another-place');
    await expect.poll(() => new URL(preview.url()).pathname).toBe('/in-another-place');
    const title = field(page, 'sections[_key=="top"].title').getByRole('textbox');
    await expect
      .poll(async () => {
        await preview.getByRole('heading', { level: 1 }).click();
        return title.isVisible();
      })
      .toBe(true);
    // A click into the form takes the focus from the page.
    await title.click();
    await title.fill('As it is to be');
    await expect.poll(titles).toEqual(['As it is to be', 'As it is to be']);
    await page.close();
    await window.close();
    await removeDocuments(document._id);
  },
  slow,
);
