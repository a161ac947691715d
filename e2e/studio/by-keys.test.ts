import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { pagesAt, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { closeSection, field, openBy, slow } from './open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const id = 'page-by-keys';
const filename = 'by-keys.png';
beforeAll(async () => {
  const drawn = sharp({ create: { width: 24, height: 16, channels: 3, background: '#479' } }).png();
  const { _id: _ref } = await client.assets.upload('image', await drawn.toBuffer(), { filename });
  const { sections, ...page } = pagesAt('/by-keys')(id, 'By keys');
  const picture = { _type: 'picture', asset: { _type: 'reference', _ref } };
  const others = ['One', 'Two', 'Three'].map((title) => ({ _key: title, _type: 'hero', title, picture }));
  Object.assign(page, { sections: [sections, others].flat() });
  await client.createOrReplace(page);
  await client.createOrReplace({ ...page, _id: `drafts.${id}`, title: 'By keys alone' });
}, slow);
afterAll(async () => {
  await removeDocuments(id);
  await client.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename == $filename]',
    params: { filename },
  });
});

const openForm = async (): Promise<Page> => {
  const page = await visitStudio(`/structure/page;${id}`);
  await field(page, 'title').waitFor();
  return page;
};

const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);

const holdsFocus = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** Presses a control with a key, once it is enabled: a form is read-only while it loads. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await expect.poll(() => control.isEnabled()).toBe(true);
  await control.focus();
  await control.press(key);
}

/**
 * Chooses from the menu of actions until the dialogue of that action has the focus: the entries of a menu are fixed
 * when it opens, and it closes when the form is drawn again, by which a key may reach the button of the menu instead.
 */
async function pressAction(page: Page, name: string, title: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  const dialog = page.getByRole('dialog', { name: title });
  const choose = async () => {
    if (await dialog.isVisible()) return true;
    if (!(await item.isVisible())) await press(page.getByTestId('action-menu-button'));
    await item.waitFor({ timeout: 3_000 });
    if (!(await item.isEnabled())) {
      await page.keyboard.press('Escape');
      return false;
    }
    await item.press('Enter', { timeout: 20_000 });
    await dialog.waitFor({ timeout: 5_000 });
    return true;
  };
  await expect.poll(() => choose().catch(() => false), { interval: 500 }).toBe(true);
  await holdsFocus(dialog);
}

test(
  'whoever leaves a dialogue by Escape is where she was before, and so is who has pressed a button that goes',
  async () => {
    const page = await openForm();
    const actions = page.getByTestId('action-menu-button');
    for (const [action, title] of [
      ['Discard changes', 'Discard changes?'],
      ['Save as template…', 'Save as template'],
    ] as const) {
      await pressAction(page, action, title);
      await page.keyboard.press('Escape');
      await hasFocus(actions);
    }
    const section = field(page, 'sections').getByRole('button', { name: /^By keys/ });
    await press(section);
    const dialog = page.getByTestId('nested-object-dialog');
    await holdsFocus(dialog);
    await page.keyboard.press('Escape');
    await hasFocus(section);

    await leaveStudio(page);
    const list = await visitStudio('/structure/all-pages');
    const box = list.getByRole('checkbox', { name: /^Choose/ }).first();
    await press(box, 'Space');
    await press(list.getByRole('button', { name: 'Select none' }));
    await hasFocus(box);
    await leaveStudio(list);
  },
  slow,
);

test(
  'the title of a section stands above its form as it was written, without a capital for every word',
  async () => {
    const page = await openForm();
    const dialog = page.getByTestId('nested-object-dialog');
    await openBy(field(page, 'sections').getByRole('button', { name: /^By keys/ }), dialog);
    await expect.poll(() => dialog.innerText()).toMatch(/^By keys$/m);
    await closeSection(page);
    await leaveStudio(page);
  },
  slow,
);

test(
  'where the keyboard is can be seen on cards that are buttons: files, kinds of section, what is found wrong',
  async () => {
    const page = await visitStudio('/media');
    const files = page.getByTestId('media-grid').getByRole('option');
    await files.first().focus();
    await page.keyboard.press('ArrowRight');
    await hasFocus(files.nth(1));
    const outlineOf = (card: Locator) => card.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect([await outlineOf(files.nth(0)), await outlineOf(files.nth(1))]).toEqual(['none', 'auto']);
    await leaveStudio(page);
  },
  slow,
);

test(
  'Escape in a dialogue about a file leaves that dialogue alone, then the file',
  async () => {
    const page = await visitStudio('/media');
    const file = page.getByTestId('media-grid').getByRole('option', { name: filename, exact: true });
    await press(file);
    const replace = page.getByRole('button', { name: 'Replace everywhere…' });
    await press(replace);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await hasFocus(replace);
    await page.keyboard.press('Escape');
    await page.getByTestId('media-details').waitFor({ state: 'detached' });
    await hasFocus(file);
    await leaveStudio(page);
  },
  slow,
);

test(
  'what a dialogue asks for is written at once: a word for a section, the name of a template',
  async () => {
    const page = await openForm();
    await press(page.getByTestId('add-section'));
    const search = page.getByRole('textbox', { name: 'Search sections' });
    await hasFocus(search);
    await page.keyboard.type('quotes');
    expect(await search.inputValue()).toBe('quotes');
    await page.keyboard.press('Escape');
    await pressAction(page, 'Save as template…', 'Save as template');
    await hasFocus(page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.press('Escape');
    await leaveStudio(page);
  },
  slow,
);

test(
  'a pane beside the form has the focus once its button was pressed, and Escape leads back to that',
  async () => {
    const page = await openForm();
    const button = page.getByRole('button', { name: 'Before it goes out', exact: true });
    const first = await button.elementHandle();
    // A picture has no description, which the validation finds a moment after the form is loaded.
    await page.getByRole('button', { name: 'Validation', exact: true }).waitFor();
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
    await press(button);
    await hasFocus(page.getByRole('region', { name: 'Before it goes out' }));
    await page.keyboard.press('Tab');
    await hasFocus(page.getByRole('button', { name: 'Close Before it goes out' }));
    await page.keyboard.press('Escape');
    await hasFocus(button);
    await leaveStudio(page);
  },
  slow,
);

test(
  'whole pages that are compared are scrolled by the arrow keys',
  async () => {
    const page = await openForm();
    await press(page.getByRole('button', { name: 'Before it goes out', exact: true }));
    const compare = page.getByRole('button', { name: 'Compare the whole pages' });
    await press(compare);
    const whole = page.getByTestId('whole-pages');
    await whole.waitFor();
    await page.keyboard.press('Tab');
    await hasFocus(whole);
    const top = () => whole.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return top();
      })
      .toBeLessThan(before);
    await page.keyboard.press('Escape');
    await hasFocus(compare);
    await leaveStudio(page);
  },
  slow,
);

test(
  'the menu of what can be made is gone through by arrows, Home and End, and Tab goes on behind its button',
  async () => {
    const page = await visitStudio('/structure');
    const button = page.getByRole('button', { name: 'Create new document' });
    const menu = page.getByRole('dialog', { name: 'What to make' });
    const choices = menu.locator('a, button');
    await press(button);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await hasFocus(menu.getByRole('textbox'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await hasFocus(choices.last());
    await page.keyboard.press('Home');
    await hasFocus(choices.first());
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await hasFocus(page.getByRole('button', { name: 'Open search' }));
    expect([await menu.count(), await button.getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await press(button);
    await press(menu.getByRole('button', { name: /^From an existing page/ }));
    const search = menu.getByRole('textbox', { name: 'Search the page to copy' });
    await hasFocus(search);
    await page.keyboard.press('Shift+Tab');
    await hasFocus(menu.getByRole('button', { name: 'Back to all that can be made' }));
    await page.keyboard.press('Escape');
    await hasFocus(menu.getByRole('textbox', { name: 'Search what to make' }));
    await page.keyboard.press('Shift+Tab');
    await hasFocus(button);
    expect(await menu.count()).toBe(0);
    await leaveStudio(page);
  },
  slow,
);

test(
  'an earlier version is found and brought back by keys',
  async () => {
    const page = await openForm();
    await openBy(
      page.getByTestId('pane-context-menu-button'),
      page.getByRole('menuitem', { name: 'History' }),
    );
    await page.getByRole('menuitem', { name: 'History' }).press('Enter');
    const versions = page.getByTestId('timeline-item-button');
    await expect.poll(() => versions.count()).toBeGreaterThan(1);
    await expect.poll(() => violationsOf(page, { only: ['button-name'] })).toEqual([]);
    await holdsFocus(page.locator('[id$=-children]').filter({ has: versions.first() }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Revert to revision' }));
    const cancel = page.getByTestId('confirm-popover-cancel-button');
    await hasFocus(cancel);
    await page.keyboard.press('Tab');
    await hasFocus(page.getByTestId('confirm-popover-confirm-button'));
    await page.keyboard.press('Escape');
    await hasFocus(page.getByRole('button', { name: 'Revert to revision' }));
    await leaveStudio(page);
  },
  slow,
);

test(
  'every control of a form and of the preview beside it has a name',
  async () => {
    const page = await openForm();
    const nameless = () => violationsOf(page, { only: ['button-name', 'link-name', 'label', 'select-name'] });
    await expect.poll(nameless).toEqual([]);
    await moveTo(page, '/presentation?preview=/by-keys');
    await field(page, 'title').waitFor();
    await expect.poll(nameless).toEqual([]);
    await leaveStudio(page);
  },
  slow,
);
