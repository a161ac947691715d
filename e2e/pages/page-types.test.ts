import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { html, launch, open, url } from '../setup/site.ts';

// This needs a browser, because a film plays in it and axe checks what is drawn.
const browser = await launch();

test('the page of an episode has its film and its transcript, which is a way through the film', async () => {
  const { page, errors } = await open(browser, '/masterclass/one-value-seven-places');
  const transcript = page
    .getByRole('region', { name: 'Transcript' })
    .or(page.locator('[data-part="transcript"]'));
  await transcript.getByRole('button').nth(2).click();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(5);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Next episode/ }).click();
  await page.waitForURL(/\/masterclass\/(?!one-value)[\w-]+$/);
  expect(errors).toEqual([]);
  await page.close();
});

test('a name below a post leads to the person, with what they wrote and teach', async () => {
  const { page, errors } = await open(browser, '/blog/agents-need-names');
  await page.getByRole('complementary', { name: 'About the author' }).getByRole('link').click();
  await page.waitForURL(`${url}/blog/authors/mara-lindqvist`);
  await page.getByRole('heading', { level: 1, name: 'Mara Lindqvist' }).waitFor();
  expect(await page.locator('[data-part=posts] > li').count()).toBe(4);
  expect(await page.locator('[data-part=episodes] > li').count()).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test.each([
  ['/blog/authors/mara-lindqvist', '"@type":"ProfilePage"'],
  ['/nhi-risk-library/secrets-in-ci-logs', '"@type":"TechArticle"'],
  ['/masterclass/one-value-seven-places', '"@type":"VideoObject"'],
])('search engines are told what %s is', async (path, what) => {
  const page = await html(path);
  expect(page).toContain(what);
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"/>`));
});

test('the use cases have a page above them, to which each leads back', async () => {
  const { page } = await open(browser, '/use-cases/vault-augmentation');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Use cases' })
    .click();
  await page.waitForURL(`${url}/use-cases`);
  // Until the next page is shown, the page that the visitor leaves is in the document as well.
  await expect.poll(() => page.locator('ul.cells a:visible').count()).toBe(8);
  await page.close();
});
