import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { kindsMark, newsPath, overlayPath } from '#web/overlay/contract-news.ts';
import { loadedScripts, type Scripts } from '../browser/loaded-scripts.ts';
import { touchFields } from '../browser/touch-fields.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { distDir } from '../product/prepared-product.ts';
import { launch, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const kilobyte = 1024;
const maxBytes = 25 * kilobyte;
const maxTouchedBytes = 90 * kilobyte;

const browser = await launch();

test.each(Object.entries(templates))(
  'the page of the template %s loads little, and when its islands are touched the code of what it shows',
  async (_, path) => {
    const untouched = await loadedScripts(browser, url + path);
    expect(weightOf(untouched), listOf(untouched)).toBeLessThanOrEqual(maxBytes);
    const touched = await loadedScripts(browser, url + path, wakeIslands);
    expect(weightOf(touched), listOf(touched)).toBeLessThanOrEqual(maxTouchedBytes);
  },
);

test('the code of forms comes only with a form, and that of a listbox and of countries only when such a field is touched', async () => {
  const load = async (path: string, touch: (page: Page) => Promise<unknown>) =>
    [...(await loadedScripts(browser, url + path, touch)).keys()].join();
  const none = await load('/press', wakeIslands);
  const form = await load(templates.demo, wakeIslands);
  expect(none).not.toContain('client-form');
  expect(form).toContain('client-form');
  expect(form).not.toMatch(/select-listbox|phone-control/);
  const fields = await load(templates.demo, async (page) => {
    await wakeIslands(page);
    await touchFields(page);
  });
  expect(fields).toContain('select-listbox');
  expect(fields).toContain('phone-control');
});

test('a build has nothing of what lies over pages while somebody develops', async () => {
  const html = await (await fetch(url)).text();
  expect(html).not.toContain(overlayPath);
  expect(html).not.toContain(kindsMark);
  for (const path of [overlayPath, newsPath]) expect((await fetch(url + path)).status, path).toBe(404);
  const scripts = await Array.fromAsync(glob(`web/${distDir}/static/**/*.js`));
  expect(scripts.length).toBeGreaterThan(5);
  const held = scripts.filter((file) => readFileSync(file, 'utf8').includes('tessera-contract'));
  expect(held).toEqual([]);
});

const weightOf = (scripts: Scripts) => [...scripts.values()].reduce((sum, size) => sum + size, 0);
const listOf = (scripts: Scripts) =>
  [...scripts].map(([address, size]) => `${address}: ${(size / kilobyte).toFixed(1)} KB`).join('\n');
