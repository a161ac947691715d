import { expect, test } from 'vitest';
import { launch, url } from '../setup/site.ts';

const browser = await launch();

// Only a browser says what it has fetched, and what it took from its cache.
test('a page that is opened next finds its style sheets fetched already', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/privacy-policy`);
  const ahead = page.locator('link[rel=prefetch][as=style]');
  await expect.poll(() => ahead.count()).toBeGreaterThan(3);
  const addresses = await ahead.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.waitForFunction(
    (all) =>
      all.every((address) => performance.getEntriesByName(new URL(address, location.href).href).length > 0),
    addresses,
  );

  await page.goto(`${url}/book-demo`, { waitUntil: 'load' });
  const own = await page.evaluate(() => {
    const sheets = Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ({ href }) => href,
    );
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched.flatMap(({ name, transferSize }) => (sheets.includes(name) ? { name, transferSize } : []));
  });
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  await context.close();
});
