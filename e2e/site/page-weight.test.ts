import { beforeAll, expect, test } from 'vitest';
import { loadedScripts, type Scripts } from '../browser/loaded-scripts.ts';
import { floorBytes } from '../browser/page-scripts.ts';
import { launch, open, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const kilobyte = 1024;
const maxPlainBytes = 25 * kilobyte;
const maxBytesAboveFloor = 20 * kilobyte;

// What the pieces that need a framework may add to it on the pages that show them, in kilobytes, compressed.
const pieces = { form: 40, phone: 15, filter: 6, calculator: 8, film: 6 };

const shown: Partial<Record<keyof typeof templates, (keyof typeof pieces)[]>> = {
  masterclass: ['film'],
  integrations: ['filter'],
  join: ['filter'],
  risks: ['filter'],
  calculator: ['calculator'],
  contact: ['form'],
  demo: ['form', 'phone'],
  position: ['form', 'phone'],
};

const browser = await launch();
let floor: number;
beforeAll(async () => {
  floor = await floorBytes();
}, 180_000);

test.each(Object.entries(templates) as [keyof typeof templates, string][])(
  'the page of the template %s loads the code of what it shows, and of nothing else',
  async (name, path) => {
    const scripts = await loadedScripts(browser, url + path);
    const listed = [...scripts].map(([address, size]) => `${address}: ${(size / kilobyte).toFixed(1)} KB`);
    const own = shown[name]?.reduce((sum, piece) => sum + pieces[piece] * kilobyte, 0);
    const most = own === undefined ? maxPlainBytes : floor + maxBytesAboveFloor + own;
    expect(weightOf(scripts), listed.join('\n')).toBeLessThanOrEqual(most);
  },
);

test('the code of forms comes only with a form, and that of the countries only with a phone', async () => {
  const weight = async (path: string) => weightOf(await loadedScripts(browser, url + path));
  const none = await weight('/press');
  const form = await weight(templates.contact);
  const phone = await weight(templates.demo);
  expect(form - none - floor).toBeGreaterThan(3 * kilobyte);
  expect(phone - form).toBeGreaterThan(10 * kilobyte);
});

test('a page loads no picture for another page that it leads to', async () => {
  const { page, errors } = await open(browser, templates.contact);
  const links = () => page.locator('link[rel=preload][as=image]').count();
  await page.locator('.site-header .logo').hover();
  const asked = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.startsWith(`${origin}/?_rsc=`)),
    );
  await expect.poll(asked).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await links()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

const weightOf = (scripts: Scripts) => [...scripts.values()].reduce((sum, size) => sum + size, 0);
