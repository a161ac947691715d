import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { kindsMark, newsPath, overlayPath } from '#web/overlay/contract-news.ts';
import { loadedInSteps, loadedScripts, type Scripts } from '../browser/loaded-scripts.ts';
import { touchFields } from '../browser/touch-fields.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { distDir } from '../product/prepared-product.ts';
import { launch, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const kilobyte = 1024;
const maxBytes = 25 * kilobyte;
const maxTouchedBytes = 90 * kilobyte;
/** With the code of springs, which loads when somebody begins to use such a piece. */
const maxMovingBytes = 140 * kilobyte;

/**
 * Some percent above the present weight of each: room for another text, but not for content that is written twice
 * without need.
 */
const maxHtmlBytes: Partial<Record<string, number>> & { others: number } = {
  home: 21.5 * kilobyte,
  masterclass: 19 * kilobyte,
  integrations: 16.5 * kilobyte,
  calculator: 16.5 * kilobyte,
  risks: 15.5 * kilobyte,
  others: 14.5 * kilobyte,
};

const browser = await launch();

type Gesture = (page: Page) => Promise<unknown>;

/** For templates with a piece that moves by springs: what a visitor does, and the code that then loads. */
const gestures: Partial<Record<string, [module: RegExp, gesture: Gesture]>> = {
  home: [/move-panels/, (page) => page.getByRole('tab').nth(1).click()],
  calculator: [/moving-estimate/, (page) => page.getByRole('button', { name: 'Enterprise' }).click()],
  masterclass: [/moving-window/, (page) => page.locator('[data-part="episode"] a').first().click()],
  integrations: [/moving-cards/, (page) => page.getByRole('button', { name: 'Vault', exact: true }).click()],
};

test.each(Object.entries(templates))(
  'the page of the template %s loads little, when its islands are touched the code of what it shows, and what moves when it is used',
  async (name, path) => {
    const [moving = /^$/, gesture = async () => {}] = gestures[name] ?? [];
    const [untouched, touched, used] = (await loadedInSteps(browser, url + path, wakeIslands, gesture)) as [
      Scripts,
      Scripts,
      Scripts,
    ]; // one for each step
    console.info(`${name}: ${[untouched, touched, used].map(sizeOf).join(', then ')}`);
    expect(weightOf(untouched), listOf(untouched)).toBeLessThanOrEqual(maxBytes);
    expect(weightOf(touched), listOf(touched)).toBeLessThanOrEqual(maxTouchedBytes);
    expect([...touched.keys()].filter((address) => moving.test(address))).toEqual([]);
    if (gestures[name]) expect([...used.keys()].filter((address) => moving.test(address))).toHaveLength(1);
    expect(weightOf(used), listOf(used)).toBeLessThanOrEqual(maxMovingBytes);
  },
);

test.each(Object.entries(templates))(
  'the HTML of the template %s is no heavier than it was',
  async (name, path) => {
    const html = await (await fetch(url + path)).text();
    const bytes = gzipSync(html).length;
    console.info(`${name}: ${(bytes / kilobyte).toFixed(1)} KB of HTML`);
    expect(bytes).toBeLessThanOrEqual(maxHtmlBytes[name] ?? maxHtmlBytes.others);
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
const sizeOf = (scripts: Scripts) => `${(weightOf(scripts) / kilobyte).toFixed(1)} KB`;
const listOf = (scripts: Scripts) =>
  [...scripts].map(([address, size]) => `${address}: ${(size / kilobyte).toFixed(1)} KB`).join('\n');
