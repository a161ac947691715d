import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { client, html, launch, open, url } from '../setup/site.ts';

const browser = await launch();

const library = '/nhi-risk-library';
// The pages that a visitor has left stay hidden in the document, and a card that is leaving counts as gone.
const cardsOf = (page: Page) => page.locator('[data-part="card-filter"] li:not([inert]):visible');
const titlesOf = (page: Page) => cardsOf(page).locator('h3').allTextContents();
const queryOf = (page: Page) => new URL(page.url()).search;

test('the worst risks stand first, and a word leaves those that hold it', async () => {
  const { page, errors } = await open(browser, library);
  const all = await cardsOf(page).count();
  expect(all).toBeGreaterThanOrEqual(20);
  const severities = await cardsOf(page).locator('[data-part="severity"]').allTextContents();
  const ranks = severities.map((severity) => ['Critical', 'High', 'Medium', 'Low'].indexOf(severity));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  await page.getByRole('searchbox', { name: 'Search risks' }).fill('VERIFIES hook');
  await expect.poll(() => titlesOf(page)).toEqual(['Webhooks nobody verifies']);
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe(`1 of ${all}`);
  await expect.poll(() => queryOf(page)).toBe('?q=VERIFIES+hook');
  expect(errors).toEqual([]);
  await page.close();
});

test('severity and category are chosen by keyboard, and cleared with the focus on what is left', async () => {
  const { page } = await open(browser, library);
  const all = await cardsOf(page).count();
  const high = page.getByRole('button', { name: 'High', exact: true });
  await high.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Agents', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page)).toBe('?severity=high&severity=medium&category=agents');
  await expect.poll(() => high.getAttribute('aria-pressed')).toBe('true');
  // The address changes before the cards have moved to their places.
  const others = async () =>
    (await cardsOf(page).allInnerTexts()).filter((card) => !/^(High|Medium)\s+Agents/.test(card));
  await expect.poll(others).toEqual([]);
  expect(await cardsOf(page).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cardsOf(page).count()).toBe(all);
  await expect.poll(() => queryOf(page)).toBe('');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focused).toBe('status');
  await page.close();
});

test('an address brings its choice and order back, and each step can be undone', async () => {
  const { page } = await open(browser, `${library}?category=access&sort=title`);
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('title');
  const titles = await titlesOf(page);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  await page.getByLabel('Sort by').selectOption('newest');
  await expect.poll(() => titlesOf(page)).not.toEqual(titles);
  expect(queryOf(page)).toBe('?category=access&sort=newest');
  await page.getByLabel('Sort by').selectOption('severity');
  await expect.poll(() => queryOf(page)).toBe('?category=access');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => titlesOf(page)).toEqual(titles);
  await page.close();

  const { page: other } = await open(browser, `${library}?q=verifies+hook&severity=medium`);
  await expect.poll(() => titlesOf(other)).toEqual(['Webhooks nobody verifies']);
  expect(await other.getByRole('searchbox').inputValue()).toBe('verifies hook');
  await other.getByRole('button', { name: 'Low', exact: true }).click();
  await other.getByRole('button', { name: 'Medium', exact: true }).click();
  await expect.poll(() => cardsOf(other).count()).toBe(0);
  await other.close();
});

test('a choice that leaves nothing says so, and offers everything', async () => {
  const { page } = await open(browser, `${library}?q=perpetuum+mobile`, 390);
  await expect.poll(() => cardsOf(page).count()).toBe(0);
  expect(await page.getByText(/^No risk fits\./).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(0);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.close();
});

test('a card leads to its risk in full, from there on to others, and back to the same choice', async () => {
  const { page, errors } = await open(browser, `${library}?category=supply-chain`);
  await expect.poll(() => cardsOf(page).count()).toBe(3);
  await page.getByRole('link', { name: 'Pipeline steps that change under your feet' }).click();
  await page.waitForURL(`${url}${library}/moving-pipeline-steps`);
  expect(await page.locator('h1:visible').allInnerTexts()).toEqual([
    'Pipeline steps that change under your feet',
  ]);
  expect(await page.getByRole('definition').first().innerText()).toBe('Critical');
  for (const part of ['What happens', 'How to find it', 'How to end it', 'References', 'Related risks']) {
    expect(await page.getByRole('heading', { name: part, exact: true }).count(), part).toBe(1);
  }
  expect(await page.locator('[data-part="references"] a:visible').first().getAttribute('rel')).toContain(
    'nofollow',
  );
  await page.getByRole('navigation', { name: 'More risks' }).getByText('Next risk').click();
  await page.waitForURL((address) => !address.pathname.endsWith('/moving-pipeline-steps'));
  await page.goBack();
  await page.locator('[data-part="related"] a:visible').first().click();
  await page.waitForURL(`${url}${library}/builds-of-strangers`);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await page.waitForURL(url + library);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe('?category=supply-chain');
  await expect.poll(() => cardsOf(page).count()).toBe(3);
  expect(errors).toEqual([]);
  await page.close();
});

test('a card leads to the page of its risk as soon as that has another address', async () => {
  const id = 'risk-unverified-webhooks';
  const slug = await client.fetch<string>('*[_id == $id][0].slug.current', { id });
  const moved = 'webhooks-moved-by-a-test';
  const leadsTo = async (name: string) => (await html(library)).includes(`href="${library}/${name}"`);
  await client.patch(id).set({ 'slug.current': moved }).commit();
  await expect.poll(() => leadsTo(moved)).toBe(true);
  await client.patch(id).set({ 'slug.current': slug }).commit();
  await expect.poll(() => leadsTo(slug)).toBe(true);
});

test('without JavaScript all risks are there with their links, and no control that could not work', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url + library);
  expect(await cardsOf(page).locator('a').count()).toBeGreaterThanOrEqual(20);
  expect(await cardsOf(page).last().isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await context.close();
});

test('axe finds nothing on a narrowed library at 390 pixels, and nothing moves sideways', async () => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${url}${library}?severity=low&q=names`);
  await expect.poll(() => cardsOf(page).count()).toBeLessThan(3);
  expect(await violationsOf(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await context.close();
});
