import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { barOf, takeSection } from './drag-section.ts';

const id = 'page-long';
const path = '/long-page';
afterAll(async () => {
  await removeDocuments(id);
});

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const long = {
  _id: id,
  _type: 'page',
  title: 'Long',
  path: { _type: 'slug', current: path },
  sections: names.map((title, index) => ({
    _key: title,
    _type: index === 0 ? 'hero' : 'cta-banner',
    title,
    ...(index === 0 ? { layout: 'center' } : { version: 2 }),
    spacing: 'large',
  })),
};

const titles = () =>
  client.fetch<string[]>('*[_id == $draft][0].sections[].title', { draft: `drafts.${id}` });

/** Selects sections by keyboard, from the first one on, by their titles. */
async function selectByKeys(page: Page, preview: Frame, all: readonly string[]): Promise<void> {
  await preview.locator('[data-part=canvas-entry]').focus();
  for (const [index, title] of all.entries()) {
    await page.keyboard.press(index === 0 ? 'Enter' : 'ArrowDown');
    await expect
      .poll(() => barOf(preview).getAttribute('aria-label', { timeout: 1_000 }))
      .toBe(`Section “${title}”`);
    await expect.poll(() => barOf(preview).locator(':focus').count()).toBe(1);
  }
}

// Only a browser draws a page smaller under a pointer.
test('a section in the midst of a long page stays under the pointer that takes it, and where it was when it is let go', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(long, path);
  await selectByKeys(page, preview, names.slice(0, 5));
  await takeSection(page, preview);
  await preview.locator('[data-part=drop-line]').waitFor();
  const boxes = () =>
    preview.locator('[data-sections] > [data-section="Five"] > *').evaluateAll((parts) => {
      const [first] = parts;
      const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
      const name = document.querySelector('[data-part=drag-name]')?.getBoundingClientRect();
      // The name stands 10 pixels below the pointer.
      return (name?.top ?? 0) - 10 >= top - 1 && (name?.top ?? 0) - 10 <= bottom + 1;
    });
  const scale = () =>
    preview
      .locator('[data-sections]')
      .evaluate((list: HTMLElement) => list.getBoundingClientRect().width / list.offsetWidth);
  await expect.poll(scale, { message: 'the page is drawn smaller' }).toBeLessThan(0.9);
  await expect.poll(boxes).toBe(true);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // After a section is removed, the next one is in sight.
  await barOf(preview).getByRole('button', { name: /drag/ }).focus();
  await page.keyboard.press('Delete');
  await expect.poll(titles).toEqual(['One', 'Two', 'Three', 'Four', 'Six', 'Seven']);
  await expect.poll(() => barOf(preview).getAttribute('aria-label')).toBe('Section “Six”');
  await expect.poll(() => isInSight(preview, 'Six')).toBe(true);
  await leaveStudio(page);
});

const isInSight = (preview: Frame, title: string) =>
  preview.getByRole('heading', { name: title, exact: true }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

// Only a browser knows what is visible in the window of a frame.
test('what is to be mended before a page goes out is brought into sight on it', {
  timeout: slow,
}, async () => {
  await removeDocuments(id);
  const faulty = {
    ...long,
    sections: long.sections.map((section) => ({
      ...section,
      buttons: [{ _key: 'a', _type: 'button', label: 'Go' }],
    })),
  };
  const { page, preview } = await openPreview(faulty, path);
  expect(await isInSight(preview, 'Seven')).toBe(false);
  await page.getByRole('button', { name: 'Before it goes out' }).click();
  const hint = page.getByTestId('hints').getByRole('button', { name: /Seven/ }).first();
  const bring = async () => {
    if (!(await isInSight(preview, 'Seven'))) await hint.click({ timeout: 20_000 });
    return isInSight(preview, 'Seven');
  };
  await expect.poll(bring, { interval: 1_000 }).toBe(true);
  // And the canvas has selected it, instead of the section before.
  await preview.getByRole('toolbar', { name: 'Section “Seven”' }).waitFor();
  await leaveStudio(page);
});

const picture = join(import.meta.dirname, '../../web/public/section-pictures/hero.webp');

// A browser gives a file from the disk only to the frame in which it was chosen.
test('pictures that are chosen from the disk become those of the section', { timeout: slow }, async () => {
  await removeDocuments(id);
  const band = { ...long, sections: [long.sections[0], { _key: 'band', _type: 'marquee', title: 'Band' }] };
  const { page, preview } = await openPreview(band, path);
  await selectByKeys(page, preview, ['One', 'Band']);
  const hint = preview.locator('[data-part=picture-hint]');
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (const way of [hint.locator('label'), hint.locator('button')])
    await expect.poll(() => way.evaluate(isOnTop)).toBe(true);
  await hint.locator('input').setInputFiles(picture);
  const names = '*[_id == $draft][0].sections[_key == "band"][0].pictures[].image.asset->originalFilename';
  await expect.poll(() => client.fetch(names, { draft: `drafts.${id}` })).toEqual(['hero.webp']);
  await leaveStudio(page);
});
