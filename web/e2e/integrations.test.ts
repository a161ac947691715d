import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, launch, open, url } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const patient = { timeout: 10_000 };

test('integrations are searched and filtered, and the choice stands in the address', async () => {
  const { page, errors } = await open(browser, '/integrations', 390);
  const cards = page.locator('.card-filter li');
  const status = page.locator('.card-filter [role=status]');
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(24);
  await page.getByRole('button', { name: 'Vault', exact: true }).click();
  await expect.poll(() => cards.count(), patient).toBeLessThan(all);
  await expect.poll(() => status.textContent(), patient).toMatch(new RegExp(`^\\d+ of ${all}$`));
  expect(await page.getByRole('button', { name: 'Vault', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(new URL(page.url()).searchParams.get('category')).toBe('Vault');
  await page.getByRole('searchbox').fill('no such thing');
  await expect.poll(() => cards.count(), patient).toBe(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => cards.count(), patient).toBe(all);
  expect(new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test('a shared address shows the same choice', async () => {
  const { page } = await open(browser, '/integrations?category=Vault&q=cofferly');
  await expect.poll(() => page.locator('.card-filter li').count(), patient).toBe(1);
  expect(await page.getByRole('searchbox').inputValue()).toBe('cofferly');
  await page.close();
});

test('without JavaScript every integration is in the page', async () => {
  expect((await html('/integrations')).match(/integration-card/g)?.length).toBeGreaterThanOrEqual(24);
});

test('the feed and the text for language models are there', async () => {
  const feed = await fetch(`${url}/feed.xml`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThanOrEqual(7);
  expect(await html('/llms.txt')).toContain('/integrations): ');
});
