import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPreview, previewOf, removeDocuments } from './open-preview.ts';
import { patient, slow } from './open-studio.ts';
import { client, html, launch, url } from './product.ts';

const id = 'page-in-a-release';
const path = '/in-a-release';
const releases = client.withConfig({ apiVersion: '2025-02-19' });
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
}, slow);
afterAll(async () => {
  await client.delete(`versions.rsummer.${id}`);
  await client.delete({ query: '*[_id == "_.releases.rsummer"]' });
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
  'the preview shows a page as it is in the release that the Studio looks at, as a draft, and as visitors see it',
  async () => {
    await releases.releases.create({
      releaseId: 'rsummer',
      metadata: { title: 'Summer', releaseType: 'asap' },
    });
    await client.create(pageTitled(`versions.rsummer.${id}`, 'In summer'));
    await client.create(pageTitled(`drafts.${id}`, 'As a draft'));
    const { page, preview } = await openPreview(context, pageTitled(id, 'As published'), path);
    const heading = preview.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText(), patient).toBe('As a draft');
    for (const [perspective, title] of [
      ['rsummer', 'In summer'],
      ['published', 'As published'],
    ] as const) {
      await page.goto(`${url}/studio/presentation?perspective=${perspective}&preview=${path}`);
      const seen = await previewOf(page, path);
      const shown = seen.getByRole('heading', { level: 1 });
      await expect.poll(() => shown.innerText(), patient).toBe(title);
    }
    expect(await html(path)).not.toContain('In summer');
    await page.close();
  },
  slow,
);
