import { expect, test } from 'vitest';
import { html, launch, open, url } from '../setup/site.ts';

const browser = await launch();

test('positions are narrowed down by place, type and team, with an address to share and to go back to', async () => {
  const { page, errors } = await open(browser, '/join', 390);
  const rows = page.locator('[data-part="card-filter"] li:not([inert]) [data-part="position"]');
  const all = await rows.count();
  expect(all).toBeGreaterThanOrEqual(6);
  for (const facet of ['Type', 'Team']) {
    const options = page.getByRole('group', { name: facet }).getByRole('button');
    await options.nth(1).click();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(await rows.count()).toBeGreaterThan(0);
    await options.first().click();
    await expect.poll(() => rows.count()).toBe(all);
  }
  const place = page.getByRole('group', { name: 'Place' });
  const remote = place.getByRole('button').nth(1);
  await remote.click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const narrowed = await rows.count();
  expect(narrowed).toBeGreaterThan(0);
  const chosen = new URL(page.url()).searchParams.get('place') ?? '';
  expect(await rows.allInnerTexts()).toEqual(
    Array.from({ length: narrowed }, () => expect.stringMatching(new RegExp(chosen, 'i'))),
  );
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(all);
  await page.goForward();
  await expect.poll(() => rows.count()).toBe(narrowed);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(narrowed);
  expect(errors).toEqual([]);
  await page.close();
});

test('without JavaScript every position is there, and leads to its page', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${url}/join`);
  const row = page.locator('[data-part="position"]').first();
  const title = (await row.locator('span').first().textContent()) ?? '';
  await row.click();
  await page.waitForURL('**/join/*');
  expect(await page.locator('h1').textContent()).toBe(title);
  await page.close();
});

test('a position has its facts, its structured data, and three others', async () => {
  const text = await html('/join/product-designer');
  expect(text).toContain('"@type":"JobPosting"');
  const { page, errors } = await open(browser, '/join/product-designer');
  expect(await page.locator('[data-part=facts] dt').allTextContents()).toEqual(
    expect.arrayContaining(['Team', 'Place', 'Type']),
  );
  expect(await page.locator('[data-part=related] li').count()).toBe(3);
  expect(errors).toEqual([]);
  await page.close();
});
