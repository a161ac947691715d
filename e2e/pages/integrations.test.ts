import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { loadedCode } from '../browser/loaded-scripts.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { html, launch, open, untilAwake, url } from '../setup/site.ts';

const browser = await launch();

// A card that is leaving counts as gone.
const cardsOf = (page: Page) => page.locator('[data-part="card-filter"] li:not([inert])');

test('integrations are searched and filtered, and the choice stands in the address', async () => {
  const { page, errors } = await open(browser, '/integrations', 390);
  const cards = cardsOf(page);
  const status = page.locator('[data-part="card-filter"] [role=status]');
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(24);
  await page.getByRole('button', { name: 'Vault', exact: true }).click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect.poll(() => status.textContent()).toMatch(new RegExp(`^\\d+ of ${all}$`));
  expect(await page.getByRole('button', { name: 'Vault', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(new URL(page.url()).searchParams.get('category')).toBe('Vault');
  await page.getByRole('searchbox').fill('no such thing');
  await expect.poll(() => cards.count()).toBe(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => cards.count()).toBe(all);
  expect(await status.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test('a shared address shows the same choice', async () => {
  const { page } = await open(browser, '/integrations?category=Vault&q=cofferly');
  await expect.poll(() => cardsOf(page).count()).toBe(1);
  expect(await page.getByRole('searchbox').inputValue()).toBe('cofferly');
  await page.close();
});

test('each choice is a step back and forward, what is typed is none, and nothing is asked of the server', async () => {
  const { page, errors } = await open(browser, '/integrations?utm_source=mail');
  const cards = cardsOf(page);
  const search = page.getByRole('searchbox');
  const all = await cards.count();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/integrations') && asked.push(request.url()));
  await page.getByRole('button', { name: 'Vault', exact: true }).click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const one = await cards.count();
  await page.getByRole('button', { name: 'Cloud', exact: true }).click();
  await search.pressSequentially('cofferly', { delay: 20 });
  await expect.poll(() => cards.count()).toBe(1);
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?utm_source=mail&q=cofferly&category=Cloud&category=Vault');
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(one);
  expect(await search.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(all);
  expect(new URL(page.url()).search).toBe('?utm_source=mail');
  await page.goForward();
  await page.goForward();
  await expect.poll(() => cards.count()).toBe(1);
  expect(await search.inputValue()).toBe('cofferly');
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

// Only a browser lays out cards, from which the motion gets the places where they come from.
test('cards move to their new places, and are there at once for visitors who prefer calm', async () => {
  const movesWith = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    await page.goto(`${url}/integrations`);
    await untilAwake(page);
    await wakeIslands(page);
    await page.getByRole('button', { name: 'Vault', exact: true }).hover();
    // The moving form replaces the still one once its code is loaded.
    if (reducedMotion === 'no-preference')
      await page.locator('[data-part="card-filter"] li[style]').first().waitFor();
    await page.evaluate(() => {
      const list = document.querySelector('[data-part="card-filter"] ul') as HTMLElement;
      new MutationObserver(() => {
        const isMoving = [...list.children].some((card) => getComputedStyle(card).transform !== 'none');
        if (isMoving) list.dataset.moved ??= '';
      }).observe(list, { attributes: true, childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Vault', exact: true }).click();
    await expect.poll(() => cardsOf(page).count()).toBeLessThan(10);
    const list = page.locator('[data-part="card-filter"] ul');
    if (reducedMotion === 'no-preference') await expect.poll(() => list.getAttribute('data-moved')).toBe('');
    const transforms = () =>
      list.locator('li').evaluateAll((all) => all.map((card) => getComputedStyle(card).transform));
    await expect.poll(async () => new Set(await transforms())).toEqual(new Set(['none']));
    const hasMoved = (await list.getAttribute('data-moved')) !== null;
    await context.close();
    return hasMoved;
  };
  expect(await movesWith('no-preference')).toBe(true);
  expect(await movesWith('reduce')).toBe(false);
});

test('without JavaScript every integration is there, and no control that could not work', async () => {
  expect((await html('/integrations')).match(/data-part="integration"/g)?.length).toBeGreaterThanOrEqual(24);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/integrations`);
  const last = page.locator('[data-part="card-filter"] li').last();
  expect(await last.isVisible()).toBe(true);
  expect(await last.locator('img').count()).toBe(1);
  expect(await last.getByRole('heading').textContent()).toMatch(/\S/);
  expect(await last.locator('[data-part="category"]').textContent()).toMatch(/\S/);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await context.close();
});

test('only pages with cards to filter load the code for it', async () => {
  const codeOf = (address: string) => loadedCode(browser, url + address);
  expect(await codeOf('/integrations')).toContain('Clear filters');
  expect(await codeOf('/principles')).not.toContain('Clear filters');
});

test('the feed and the text for language models are there', async () => {
  const feed = await fetch(`${url}/feed.xml`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThanOrEqual(7);
  expect(await html('/llms.txt')).toContain('/integrations.md): ');
});
