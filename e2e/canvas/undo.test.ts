import type { Frame, Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const id = 'page-taken-back';
const path = '/taken-back';
const draft = { draft: `drafts.${id}` };
afterAll(async () => {
  await removeDocuments(id);
});

const titled = (title: string) => ({ _key: title, _type: 'cta-banner', title, version: 2 });
const document = {
  _id: id,
  _type: 'page',
  title: 'Taken back',
  path: { _type: 'slug', current: path },
  sections: [{ ...titled('One'), _type: 'hero', layout: 'center' }, titled('Two'), titled('Three')],
};

const headings = (preview: Frame) => preview.locator('main').getByRole('heading').allInnerTexts();
const inLake = (projection: string) => client.fetch(`*[_id == $draft][0].${projection}`, draft);

/** Selects a section on the page, and resolves with its bar. */
async function select(preview: Frame, title: string): Promise<Locator> {
  const heading = preview.getByRole('heading', { name: title, exact: true });
  const section = preview.locator('[data-section] section').filter({ has: heading });
  const bar = preview.getByRole('toolbar', { name: `Section “${title}”` });
  await expect
    .poll(async () => {
      await section.click({ position: { x: 8, y: 40 } });
      return bar.count();
    })
    .toBe(1);
  return bar;
}

// Only a browser has keys that two frames hear, fields with their own undo, and a frame that reloads.
test('what was done in the form and on the page is taken back by key, also after the frame was loaded anew, and what others have changed stays', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(document, path);
  const title = field(page, 'title').getByRole('textbox');
  await title.fill('Taken back by key');
  await expect.poll(() => title.inputValue()).toBe('Taken back by key');

  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => title.inputValue()).toBe('Taken back');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect.poll(() => title.inputValue()).toBe('Taken back by key');

  await expect.poll(() => inLake('title')).toBe('Taken back by key');
  await client.patch(draft.draft).set({ title: 'Theirs' }).commit();
  await expect.poll(() => title.inputValue()).toBe('Theirs');
  await page.keyboard.press('ControlOrMeta+Z');
  // The change was made by the Studio's own account, so the notice may say either.
  await page
    .getByText(/changed (“Title”|elsewhere) since/)
    .first()
    .waitFor();
  expect(await title.inputValue()).toBe('Theirs');

  await (await select(preview, 'Two')).getByRole('button', { name: 'Remove' }).click();
  // The notice goes away by itself, so it is read before the change that it undoes is checked.
  const notice = preview.locator('[data-part=notice]');
  await expect.poll(() => notice.innerText()).toContain('Removed “Two”.');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => headings(preview)).toEqual(['One', 'Two', 'Three']);
  await preview.locator('body').press('ControlOrMeta+Y');
  await expect.poll(() => headings(preview)).toEqual(['One', 'Three']);

  // The Studio still knows the steps that the reloaded page no longer knows.
  await expect.poll(() => inLake('sections[].title')).toEqual(['One', 'Three']);
  await preview.evaluate(() => location.reload());
  const again = () => findPreview(page, path);
  const undo = () => again()?.getByRole('button', { name: 'Undo', exact: true });
  await expect.poll(() => undo()?.getAttribute('title')).toBe('Undo: Removed “Two”');
  await again()?.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => inLake('sections[].title')).toEqual(['One', 'Two', 'Three']);
  await beShownAround(page, path);
  await leaveStudio(page);
});

// A document that is made beside the page goes through the lake, while the page itself goes through the Studio's store.
test('a section that is made shared and taken back leaves nothing behind, and done again it is there again, to be written in', {
  timeout: slow,
}, async () => {
  const own = { ...document, _id: `${id}-shared`, path: { _type: 'slug', current: `${path}-shared` } };
  const { page, preview } = await openPreview(own, own.path.current);
  const shared = () => client.fetch('count(*[_type == "shared-section" && title == "Taken back two"])');
  const kinds = () => client.fetch('*[_id == $id][0].sections[]._type', { id: `drafts.${own._id}` });
  const bar = await select(preview, 'Two');
  const makeShared = preview.getByRole('menuitem', { name: 'Make shared…' });
  await openBy(bar.getByRole('button', { name: 'More' }), makeShared);
  await makeShared.click();
  await preview.getByRole('textbox', { name: 'What the team calls it' }).fill('Taken back two');
  await preview.getByRole('button', { name: 'Make shared' }).click();
  await expect.poll(kinds).toEqual(['hero', 'shared', 'cta-banner']);
  expect(await shared()).toBe(1);

  const back = preview.locator('[data-part=undo]');
  await back.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(kinds).toEqual(['hero', 'cta-banner', 'cta-banner']);
  await expect.poll(shared).toBe(0);
  await back.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(kinds).toEqual(['hero', 'shared', 'cta-banner']);
  expect(await shared()).toBe(1);
  await expect.poll(() => headings(preview)).toEqual(['One', 'Two', 'Three']);

  // What is written in it afterwards is a step of its own.
  const typed = preview.locator('[data-typing]');
  await expect
    .poll(
      async () => {
        if ((await typed.count()) === 0)
          await preview.getByRole('heading', { name: 'Two', exact: true }).click();
        return typed.count();
      },
      { interval: 1_500 },
    )
    .toBe(1);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect.poll(() => headings(preview)).toEqual(['One', 'Two!', 'Three']);
  await expect
    .poll(() => back.getByRole('button', { name: 'Undo', exact: true }).getAttribute('title'))
    .toBe('Undo: Edited “Title”');
  await back.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => headings(preview)).toEqual(['One', 'Two', 'Three']);
  expect(await kinds()).toEqual(['hero', 'shared', 'cta-banner']);

  await leaveStudio(page);
  await removeDocuments(own._id);
  await client.delete({ query: '*[_type == "shared-section" && title == "Taken back two"]' });
});

/**
 * Goes through the notes of a first visit by keyboard alone, because the focus has to move between the page and the
 * Studio.
 */
async function beShownAround(page: Page, path: string): Promise<void> {
  const note = () => findPreview(page, path)?.locator('[data-part=guide]');
  const shown = () => note()?.innerText({ timeout: 5_000 });
  const begin = () => findPreview(page, path)?.getByRole('button', { name: 'Show me around' }).click();
  await begin();
  await expect.poll(shown).toContain('1 of 6');
  await page.keyboard.press('Escape');
  await expect.poll(() => note()?.count()).toBe(0);

  await begin();
  const around = page.getByTestId('guide');
  const goOn = async (next: Locator | undefined) => {
    await expect.poll(() => next?.evaluate((at) => at.ownerDocument.activeElement === at)).toBe(true);
    await page.keyboard.press('Enter');
  };
  for (const number of [1, 2, 3, 4]) {
    await expect.poll(shown).toContain(`${number} of 6`);
    await goOn(note()?.getByRole('button', { name: 'Next' }));
  }
  for (const number of [5, 6]) {
    await around.getByText(`${number} of 6`).waitFor();
    await goOn(around.getByRole('button', { name: /Next|Done/ }));
  }
  await around.waitFor({ state: 'detached' });
}
