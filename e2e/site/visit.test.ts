import { expect, test } from 'vitest';
import { transitionsOf } from '../browser/transitions-of.ts';
import { violationsOf } from '../browser/violations-of.ts';
import { client, html, launch, open, url } from '../setup/site.ts';
import { readSitemap } from './read-sitemap.ts';
import { templates } from './templates.ts';

const browser = await launch();

test('the home page shows nine sections and more without an error, and nothing moves sideways', async () => {
  for (const width of [390, 1000, 1440]) {
    const { page, errors } = await open(browser, '/', width);
    expect(await page.locator('main section').count()).toBeGreaterThanOrEqual(9);
    expect(await page.locator('h1').allTextContents()).toHaveLength(1);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('no template has a framework, but one small script, and its words once', async () => {
  for (const path of Object.values(templates)) {
    const text = await html(path);
    expect(text.match(/<script[^>]*src=[^>]*>/g), path).toHaveLength(1);
    expect(text, path).not.toMatch(/__next_f|as="script"/);
  }
  const text = await html('/platform');
  expect(text.split('From a loose key to a known identity').length - 1).toBeLessThanOrEqual(2); // heading and description
});

test('a page is fetched while the mouse rests on a link to it, and there when the link is followed', async () => {
  const { page, errors } = await open(browser, '/platform');
  const cameBy = () =>
    page.evaluate(() =>
      performance.getEntriesByType('navigation').map((visit) => visit.toJSON().deliveryType),
    );
  const followed = async () => {
    await page.goto(`${url}/platform`);
    await page.getByRole('banner').getByRole('link', { name: 'Cardea: home' }).hover();
    // The browser fetches the page after the mouse has rested on the link for some 200 ms, and reports nothing.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await page.getByRole('banner').getByRole('link', { name: 'Cardea: home' }).click();
    await page.waitForURL(`${url}/`);
    return cameBy();
  };
  await expect.poll(followed).toEqual(['navigational-prefetch']);
  expect(errors).toEqual([]);
  await page.close();
});

test('a question unfolds its answer in 400 ms, and folds it again', async () => {
  const { page } = await open(browser, '/');
  const question = page.locator('main details').filter({ hasText: 'vault' }).first();
  expect(await question.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
  const begun = await transitionsOf(page);
  const folds = () => begun().flatMap(({ property, ms }) => (property === 'grid-template-rows' ? ms : []));
  await question.locator('summary').click();
  expect(await question.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
  await expect.poll(folds).toEqual([400]);
  // A transition that is reversed half-way takes as long as it has run so far. Other transitions may have been
  // interrupted.
  await question.evaluate(async (one) => {
    await Promise.allSettled(one.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  await question.locator('summary').click();
  expect(await question.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
  await expect.poll(folds).toEqual([400, 400]);
  await page.close();
});

test('the mobile menu opens, holds the page still, and closes when the route changes', async () => {
  const { page } = await open(browser, '/', 390);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await menu.getByText('Platform', { exact: true }).click();
  await menu.getByRole('link', { name: 'Overview' }).click();
  await page.waitForURL(`${url}/platform`);
  await menu.waitFor({ state: 'hidden' });
  await page.close();
});

test('the desktop menu opens after a moment of hovering and closes with Escape', async () => {
  const { page } = await open(browser, '/');
  const trigger = page.getByRole('button', { name: 'Platform' });
  await trigger.hover();
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true');
  const panel = await page.locator('[data-part=panel]').first().boundingBox();
  expect(panel?.width).toBe(680);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false');
  await page.close();
});

test('without JavaScript all text and all links of the menu are there', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await page.locator('[data-part=panel] a').count()).toBeGreaterThan(8);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().hover();
  await expect.poll(() => page.locator('[data-part=panel]').first().isVisible()).toBe(true);
  expect(
    await page
      .locator('main [data-reveal]')
      .first()
      .evaluate((element) => getComputedStyle(element).opacity),
  ).toBe('1');
  await context.close();
});

test('an unknown address is answered with status 404 and a whole page', async () => {
  const response = await fetch(`${url}/no-such-page`);
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).toContain('</footer>');
  expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(404);
  const { page } = await open(browser, '/no-such-page');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => violationsOf(page)).toEqual([]);
  await page.close();
});

test('redirects of the content answer 308 and 307', async () => {
  const permanent = await fetch(`${url}/product`, { redirect: 'manual' });
  expect([permanent.status, permanent.headers.get('location')]).toEqual([308, '/platform']);
  const redirects = await client.fetch<{ from: string }[]>(
    '*[_type == "redirect" && !isPermanent]{"from": from.current}',
  );
  for (const { from } of redirects)
    expect((await fetch(url + from, { redirect: 'manual' })).status).toBe(307);
});

test('robots, sitemap, manifest and icons are served', async () => {
  expect(await html('/robots.txt')).toContain('Sitemap: ');
  expect(await html('/sitemap.xml')).toContain('<sitemapindex');
  const sitemap = await readSitemap();
  expect(sitemap).toContain('/blog/non-human-identity</loc>');
  expect(sitemap).not.toContain('/404<');
  expect(JSON.parse(await html('/manifest.webmanifest')).name).toBeTruthy();
  const home = await html('/');
  expect(home).toContain('<meta name="theme-color" content="white" media="(prefers-color-scheme: light)"/>');
  expect(home).toContain('<meta name="application-name" content="Cardea"/>');
  for (const icon of [
    'favicon.ico',
    'favicon-dark.ico',
    'favicon.svg',
    'favicon-96.png',
    'favicon-dark-96.png',
    'apple-touch-icon.png',
  ]) {
    expect((await fetch(`${url}/${icon}`)).status, icon).toBe(200);
    expect(home, icon).toMatch(new RegExp(`<link rel="(apple-touch-)?icon" href="/${icon}"`));
  }
});

test('the site says that it and its lake are well', async () => {
  expect(JSON.parse(await html('/api/health'))).toEqual({ status: 'ok', lake: 'ok' });
});
