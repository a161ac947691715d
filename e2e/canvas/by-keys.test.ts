import type { Frame, Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { tabTo } from './tab-to.ts';

const id = 'page-by-keys-alone';
afterAll(() => removeDocuments(id));

/** Opens a page of two sections, and goes by keyboard to the bar of the first. */
async function open(): Promise<{ page: Page; preview: Frame }> {
  const sections = [
    { _key: 'One', _type: 'hero', title: 'One', layout: 'split' },
    { _key: 'Two', _type: 'cta-banner', title: 'Two', version: 2 },
  ];
  const path = { _type: 'slug', current: `/${id}` };
  await removeDocuments(id); // the draft of an earlier test
  const opened = await openPreview(
    { _id: id, _type: 'page', title: 'By keys alone', path, sections },
    path.current,
  );
  await opened.preview.locator('[data-part=canvas-entry]').waitFor({ state: 'attached' });
  await tabTo(opened.page, /^Edit the sections of this page/);
  await opened.page.keyboard.press('Enter');
  await settle(opened.page, opened.preview, 'One');
  return opened;
}

/** Waits until the form beside the page has opened a section, and the focus is on its bar again. */
async function settle(page: Page, preview: Frame, key: string): Promise<void> {
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`path=sections[_key=="${key}"]`);
  await expect.poll(() => preview.locator('[data-part=section-bar] :focus').count()).toBe(1);
}

const hasFocus = (control: Locator) =>
  // The frame must have the focus, too: a frame without it still has an active element.
  expect
    .poll(() => control.evaluate((element) => element === document.activeElement && document.hasFocus()))
    .toBe(true);
/** Whether nothing lies over the lower right corner of an element. */
const isOnTop = (element: Element): boolean => {
  const { right, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint(right - 8, bottom - 8) === element;
};
const button = (preview: Frame, name: string) =>
  preview.locator('[data-part=section-bar]').getByRole('button', { name, exact: true });

test(
  'what a section’s bar opens is in sight, is gone through as menus are, and closes when it is left',
  async () => {
    const { page, preview } = await open();
    const more = button(preview, 'More');
    await more.focus();
    await page.keyboard.press('Enter');
    const items = preview.getByRole('menuitem');
    await hasFocus(items.first());
    await page.keyboard.press('End');
    await hasFocus(items.last());
    await page.keyboard.press('Home');
    await hasFocus(items.first());
    await page.keyboard.press('Tab');
    await expect.poll(() => preview.getByRole('menu').count()).toBe(0);
    await hasFocus(more);

    // In this window, the section begins at the lower edge.
    await page.setViewportSize({ width: 1600, height: 640 });
    const settings = button(preview, 'Settings');
    await settings.focus();
    await page.keyboard.press('Enter');
    const panel = preview.getByRole('dialog', { name: /^Settings of/ });
    await expect
      .poll(() => panel.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await panel.getByLabel('Anchor').focus();
    await expect.poll(() => panel.getByLabel('Anchor').evaluate(isOnTop)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => panel.count()).toBe(0);
    await leaveStudio(page);
  },
  slow,
);

test(
  'Escape leads from Media back to a picture, and from that to the bar of its section',
  async () => {
    const { page, preview } = await open();
    const bar = preview.locator('[data-part=section-bar] [tabindex="0"]');
    await button(preview, 'More').focus();
    await page.keyboard.press('Enter');
    await preview.getByRole('menuitem', { name: 'Pictures' }).press('Enter');
    await hasFocus(preview.locator('[data-part=picture-bar] input'));
    await page.keyboard.press('Tab');
    const fromMedia = preview.getByRole('button', { name: 'From Media' });
    await hasFocus(fromMedia);
    await page.keyboard.press('Enter');
    const media = page.getByRole('dialog', { name: 'Choose from Media' });
    await media.waitFor();
    await hasFocus(media.getByPlaceholder('Search names'));
    await page.keyboard.press('Escape');
    await media.waitFor({ state: 'detached' });
    await hasFocus(fromMedia);

    await page.keyboard.press('Enter');
    await hasFocus(media.getByPlaceholder('Search names'));
    await page.keyboard.press('Tab'); // the search keeps the focus until the editor does something
    await media.getByTestId('media-grid').getByRole('option').first().press('Enter');
    await media.waitFor({ state: 'detached' });
    await preview.locator('[data-section=One] img').waitFor();
    await hasFocus(fromMedia);
    await page.keyboard.press('Escape');
    await hasFocus(bar);
    await leaveStudio(page);
  },
  slow,
);

test(
  'Tab stays in a dialogue on the page, which Escape then leaves, as it leaves the form to which E leads',
  async () => {
    const { page, preview } = await open();
    const more = button(preview, 'More');
    await more.focus();
    await page.keyboard.press('Enter');
    await preview.getByRole('menuitem', { name: /^Make shared/ }).press('Enter');
    const name = preview.getByLabel('What the team calls it');
    await hasFocus(name);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await hasFocus(name);
    await page.keyboard.press('Shift+Tab');
    await hasFocus(preview.getByRole('button', { name: 'Make shared', exact: true }));
    await page.keyboard.press('Escape');
    await hasFocus(more);
    // Only a browser has two windows between which the focus goes.
    await page.keyboard.press('e');
    await hasFocus(page.getByTestId('nested-object-dialog').getByRole('textbox').first());
    await page.keyboard.press('Escape');
    await hasFocus(more);
    await leaveStudio(page);
  },
  slow,
);

test(
  'whoever makes a section shared by keys goes on at its bar, which then says so',
  async () => {
    const { page, preview } = await open();
    await button(preview, 'More').focus();
    await page.keyboard.press('Enter');
    await preview.getByRole('menuitem', { name: /^Make shared/ }).press('Enter');
    await preview.getByLabel('What the team calls it').press('Enter');
    const bar = preview.locator('[data-part=section-bar] [tabindex="0"]');
    await expect.poll(() => bar.getAttribute('aria-label')).toContain('shared with other pages');
    await hasFocus(bar);
    await page.keyboard.press('Alt+F10');
    await leaveStudio(page);
  },
  slow,
);

test(
  'the keys stay at the bar of a section that is copied, and of the one that is next to what was removed, which stays in sight when that comes back',
  async () => {
    const { page, preview } = await open();
    await page.setViewportSize({ width: 1600, height: 640 });
    const drag = preview.locator('[data-part=section-bar] [tabindex="0"]');
    const order = () =>
      preview
        .locator('[data-sections] > [data-section]')
        .evaluateAll((all) => all.map((one) => one.textContent));
    const [one, two] = await order();
    await page.keyboard.press('Control+d');
    await expect.poll(order).toEqual([one, one, two]);
    await hasFocus(drag);
    await page.keyboard.press('Control+d');
    await expect.poll(order).toEqual([one, one, one, two]);
    await hasFocus(drag);

    await page.keyboard.press('Delete');
    await expect.poll(order).toEqual([one, one, two]);
    await hasFocus(drag);
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual([one, one, one, two]);
    await hasFocus(drag);
    const isSeen = () =>
      drag.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await leaveStudio(page);
  },
  slow,
);

test(
  'what keys have done with a section is said to whoever hears the page',
  async () => {
    const { page, preview } = await open();
    const said = (words: string) =>
      preview.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+ArrowDown');
    await said('Moved: now section 2 of 2.');
    await page.keyboard.press('h');
    await said('Hidden from visitors');
    // After undo, what was said is no longer true.
    await page.keyboard.press('Control+z');
    await preview
      .getByRole('status')
      .filter({ hasText: 'Hidden from visitors' })
      .waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await said('Hidden from visitors');
    await page.keyboard.press('h');
    await said('Visitors see it again');
    await page.keyboard.press('Control+c');
    await said('Copied.');
    await leaveStudio(page);
  },
  slow,
);
