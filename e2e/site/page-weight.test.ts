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
/** With what moves by springs, which comes when somebody begins to use such a piece. */
const maxMovingBytes = 140 * kilobyte;

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

/** On each template with a piece that moves by framer-motion: what a visitor does, and the code of motion that comes then. */
const gestures: Partial<Record<keyof typeof templates, [module: RegExp, (page: Page) => Promise<unknown>]>> =
  {
    integrations: [
      /moving-cards/,
      (page) => page.getByRole('button', { name: 'Vault', exact: true }).click(),
    ],
    risks: [/moving-cards/, (page) => page.getByRole('searchbox').fill('key')],
    join: [
      /moving-cards/,
      (page) => page.getByRole('group', { name: 'Team' }).getByRole('button').nth(1).click(),
    ],
  };

test('what moves by springs comes when it is used, and never for visitors who prefer calm', async () => {
  for (const [name, [module, gesture]] of Object.entries(gestures)) {
    const path = templates[name as keyof typeof templates];
    const isMotion = ([address]: [string, number]) => module.test(address);
    const use = async (page: Page) => {
      await wakeIslands(page);
      await gesture(page);
    };
    const woken = await loadedScripts(browser, url + path, wakeIslands);
    expect([...woken].filter(isMotion), name).toEqual([]);
    const used = await loadedScripts(browser, url + path, use);
    expect([...used].filter(isMotion), name).toHaveLength(1);
    expect(weightOf(used), `${name}\n${listOf(used)}`).toBeLessThanOrEqual(maxMovingBytes);
    const calm = await loadedScripts(browser, url + path, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await use(page);
    });
    expect([...calm].filter(isMotion), name).toEqual([]);
    console.info(`${name}: ${sizesOf(woken, used)}`);
  }
});

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
const sizesOf = (...steps: Scripts[]) =>
  steps.map((scripts) => `${(weightOf(scripts) / kilobyte).toFixed(1)} KB`).join(' woken, used ');
const listOf = (scripts: Scripts) =>
  [...scripts].map(([address, size]) => `${address}: ${(size / kilobyte).toFixed(1)} KB`).join('\n');
