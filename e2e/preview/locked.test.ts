import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { client as raw } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio, moveTo } from '../studio/visit-studio.ts';
import { openPreview, pagesAt, previewOf, removeDocuments } from './open-preview.ts';

const client = raw.withConfig({ apiVersion: '2025-02-19' });
const [id, release, path] = ['page-of-a-release', 'rLocked', '/of-a-release'];
const nextYear = new Date().getUTCFullYear() + 1;
const publishAt = '2099-01-01T00:00:00Z';
afterAll(async () => {
  const { state } = (await client.releases.get({ releaseId: release })) ?? {};
  if (state === 'scheduled') await client.releases.unschedule({ releaseId: release });
  await client.releases.archive({ releaseId: release });
  await client.releases.delete({ releaseId: release });
  await removeDocuments(id);
});

const tool = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const looksAt = (page: Page) => new URL(page.url()).searchParams.get('perspective');

// Only a browser knows which tool shows what, and what a click on a page opens.
test('a page of a release stays in it from tool to tool, cannot be changed while that is scheduled, nor where it is not in the release, nor on a day to come', {
  timeout: slow,
}, async () => {
  await client.releases.create({
    releaseId: release,
    metadata: { title: 'Spring', releaseType: 'scheduled', intendedPublishAt: publishAt },
  });
  const { page } = await openPreview(pagesAt(path)(id, 'Of today'), path);
  await client.createVersion({ releaseId: release, publishedId: id, baseId: id });
  // The link leads to the document only once the form is loaded.
  await field(page, 'title').waitFor();
  await tool(page, 'Content').click();
  await page.waitForURL(`**/structure/**${id}**`);

  await moveTo(page, `/structure/__edit__${id},type=page?perspective=${release}`);
  await page.getByTestId('document-pane').first().waitFor();
  await expect.poll(() => looksAt(page)).toBe(release);
  await tool(page, 'Preview').click();
  const preview = await previewOf(page, path);
  expect(looksAt(page)).toBe(release);
  const heading = preview.getByRole('heading', { level: 1 });
  const isTyped = async () => {
    await heading.click();
    return heading.evaluate((element) => element === document.activeElement);
  };
  await expect.poll(isTyped).toBe(true);
  await page.keyboard.press('Escape');

  await client.releases.schedule({ releaseId: release, publishAt });
  await preview.getByText('“Spring” is scheduled, so nothing in it can be changed.').waitFor();
  expect(await isTyped()).toBe(false);
  await page.keyboard.type('lost');
  expect(await preview.locator('[data-part=section-bar]').count()).toBe(0);
  expect(await client.fetch('*[_id == $version][0].title', { version: `versions.${release}.${id}` })).toBe(
    'Of today',
  );
  await client.releases.unschedule({ releaseId: release });
  await expect.poll(isTyped).toBe(true);
  await page.keyboard.press('Escape');

  // A page that is not in the release says so, until it is added.
  const outside = preview.getByText('This page is not in the release that you look at');
  expect(await outside.count()).toBe(0);
  await client.delete(`versions.${release}.${id}`);
  await outside.waitFor();
  expect(await isTyped()).toBe(false);
  await client.createVersion({ releaseId: release, publishedId: id, baseId: id });
  await outside.waitFor({ state: 'detached' });
  await expect.poll(isTyped).toBe(true);
  await page.keyboard.press('Escape');

  await page.getByLabel('Show it as on').fill(`${nextYear}-02-01T00:00`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await preview.locator('[data-part=moment]').waitFor();
  // No form that a click could open holds what is planned.
  await expect.poll(() => preview.locator('[data-sanity]').count()).toBe(0);
  await preview.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => preview.locator('h1[data-sanity]').count()).toBe(1);
  await leaveStudio(page);
});
