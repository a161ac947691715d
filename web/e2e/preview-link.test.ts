import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeDocuments } from './open-preview.ts';
import { openStudio, patient, slow } from './open-studio.ts';
import { client, html, launch } from './product.ts';

const id = 'page-to-be-shared';
const path = '/to-be-shared';
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_type == "preview-link"]' });
  await removeDocuments(id);
  await browser?.close();
});

const pageTitled = (_id: string, title: string) => ({
  _id,
  _type: 'page',
  title,
  path: { _type: 'slug', current: path },
  sections: [{ _key: 'opening', _type: 'hero', title, layout: 'center' }],
});

test(
  'a link copied in the Studio shows a draft to somebody without an account, until it expires, and then says so',
  async () => {
    await client.createOrReplace(pageTitled(id, 'As published'));
    await client.createOrReplace(pageTitled(`drafts.${id}`, 'As a draft'));
    const page = await openStudio(context, `/structure/pages;${id}`);
    const dialog = page.getByRole('dialog', { name: 'Share a preview' });
    // A form that is still being drawn closes its menu.
    await expect
      .poll(async () => {
        await page.getByTestId('action-menu-button').click();
        const item = page.getByRole('menuitem', { name: 'Share a preview' });
        await item.click({ timeout: 3_000 }).catch(() => page.keyboard.press('Escape'));
        return dialog.isVisible();
      }, patient)
      .toBe(true);
    await dialog.getByLabel('Open for').selectOption({ label: 'one day' });
    await dialog.getByRole('button', { name: 'Copy a link' }).click();
    const link = await dialog.getByLabel('Link to the draft').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.close();

    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect.poll(() => guest.getByRole('heading', { level: 1 }).innerText(), patient).toBe('As a draft');
    expect(await guest.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await html(path)).toContain('As published');

    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await client
      .patch(`preview-links.${link.split('/').at(-1)}`)
      .set({ expiresAt: yesterday })
      .commit();
    await guest.goto(link);
    await guest.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
    expect(await guest.content()).not.toContain('As a draft');
    await guest.context().close();
  },
  slow,
);
