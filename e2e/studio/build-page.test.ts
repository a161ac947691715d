import type { Frame, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { client, html, launch, open } from '../setup/site.ts';
import { closeSection, field, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const path = '/built-by-a-test';
const browser = await launch();
const size = { width: 1600, height: 1800 };
afterAll(async () => {
  await client.delete({ query: '*[_type == "page" && path.current == $path]', params: { path } });
});

/** Adds a section by its picture in the insert menu, as `find` finds it there. */
async function insert(page: Page, find: string, title: string): Promise<void> {
  await field(page, 'sections')
    .getByRole('button', { name: /^Add item/ })
    .click();
  await page.getByPlaceholder('Search', { exact: true }).fill(find);
  const choice = page.getByRole('menuitem', { name: title });
  await choice.locator('img').waitFor();
  await choice.click();
  await closeSection(page);
}

/** Goes on from the form alone to the form beside the preview. */
async function goToPreview(page: Page): Promise<Frame> {
  await page.getByText(`Its address: ${path}`).click();
  // The tree beside the form leads to the page as well.
  await page.getByTestId('document-pane').getByRole('link', { name: path }).click();
  const find = () => findPreview(page, path);
  await expect.poll(() => Boolean(find())).toBe(true);
  await page.getByText('Loading.').first().waitFor({ state: 'hidden' });
  return find() as Frame;
}

test(
  'a marketer builds a page from nothing, sees each section in the preview, publishes it, and a visitor reads it',
  async () => {
    const page = await visitStudio('/intent/create/template=page-empty;type=page/', size);
    await field(page, 'title').getByRole('textbox').fill('Built by a test');
    await field(page, 'path').getByRole('button', { name: 'Generate' }).click();
    const preview = await goToPreview(page);
    const shown = () => preview.locator('main section :is(h1, h2)').allInnerTexts();
    const titles: string[] = [];
    for (const [find, kind] of [
      ['hero', 'Hero'],
      ['quest', 'Questions'],
      ['call', 'Call to action'],
    ] as const) {
      await insert(page, find, kind);
      await expect.poll(async () => (await shown()).length).toBe(titles.length + 1);
      titles.splice(0, 3, ...(await shown()));
    }
    expect(await html(path)).not.toContain('Built by a test');
    // A section is put in empty and filled a moment later: who publishes in between is told to look, and tries again.
    const publish = async () => {
      const button = page.getByTestId('action-publish');
      if (await button.isEnabled().catch(() => false)) await button.click();
      return html(path);
    };
    await expect.poll(publish, { interval: 2_000 }).toContain('<title>Built by a test');
    const { page: visit, errors } = await open(browser, path);
    expect(await visit.locator('main section :is(h1, h2)').allInnerTexts()).toEqual(titles);
    expect(errors).toEqual([]);
    await visit.close();
    await leaveStudio(page);
  },
  slow,
);
