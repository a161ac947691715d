import type { Frame, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { sample as questions } from '#sections/faq/sample.ts';
import { untilStill } from '../browser/until-still.ts';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { barOf, dragBefore, holdBefore, pointerAt, sectionOf, takeSection } from './drag-section.ts';
import { dropOn, dropPictures, heavy } from './drop-pictures.ts';

const ids = ['page-arranged-on-the-canvas', 'page-arranged-by-keys', 'page-arranged-by-two'];
const [byMouse = '', byKeys = '', byTwo = ''] = ids;
const size = { width: 1600, height: 1200 };
afterAll(async () => {
  await removeDocuments(...ids);
});

const titled = (title: string) => ({ _key: title, _type: 'cta-banner', title, version: 2 });
const first = { ...titled('One'), _type: 'hero', layout: 'center' };

const open = (id: string, ...sections: object[]) =>
  openPreview(
    {
      _id: id,
      _type: 'page',
      title: 'Arranged on the canvas',
      path: { _type: 'slug', current: `/${id}` },
      sections,
    },
    `/${id}`,
    size,
  );

/** The titles of the sections, first as the page shows them, then as the lake has stored them. */
async function titles(preview: Frame, id: string): Promise<[string[], string[]]> {
  const shown = await preview
    .locator('[data-sections] > [data-section]')
    .evaluateAll((sections) => sections.map((section) => section.querySelector('h1, h2')?.textContent ?? ''));
  return [shown, await client.fetch('*[_id == $draft][0].sections[].title', draftOf(id))];
}

const becomeIn =
  (preview: Frame, id: string) =>
  (...wanted: string[]) =>
    expect.poll(() => titles(preview, id)).toEqual([wanted, wanted]);

const draftOf = (id: string) => ({ draft: `drafts.${id}` });

/** Selects a section with a click beside its words. */
async function select(preview: Frame, title: string): Promise<void> {
  await expect
    .poll(async () => {
      await sectionOf(preview, title)
        .first()
        .click({ position: { x: 8, y: 40 } });
      return barOf(preview).getAttribute('aria-label', { timeout: 1_000 });
    })
    .toBe(`Section “${title}”`);
}

/** Counts the addresses that the Studio has had since the call: each field that its form opens is one. */
function countAddresses(page: Page): { count: () => number } {
  let seen = 0;
  const count = (frame: Frame) => {
    if (frame === page.mainFrame()) seen += 1;
  };
  page.on('framenavigated', count);
  return {
    count() {
      page.off('framenavigated', count);
      return seen;
    },
  };
}

test(
  'a section is added where the + stands by a word for it, moved, duplicated, dragged, copied and removed by its bar',
  async () => {
    const { page, preview } = await open(byMouse, first, titled('Two'), titled('Three'));
    const become = becomeIn(preview, byMouse);
    const bar = barOf(preview);

    await select(preview, 'Two');
    const search = preview.getByRole('combobox', { name: 'Search sections' });
    await openBy(preview.locator('[data-part=insert-mark][tabindex="0"]').first(), search);
    await search.fill('accordion');
    await preview.getByRole('option', { name: /^Questions/ }).waitFor();
    await page.keyboard.press('Enter');
    await become('One', questions.title, 'Two', 'Three');
    await expect.poll(() => bar.getAttribute('aria-label')).toBe(`Section “${questions.title}”`);

    await bar.getByRole('button', { name: 'Move down' }).click();
    await become('One', 'Two', questions.title, 'Three');
    await bar.getByRole('button', { name: 'Remove' }).click();
    await become('One', 'Two', 'Three');
    await select(preview, 'Two');
    const addresses = countAddresses(page);
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await become('One', 'Two', 'Two', 'Three');
    await bar.getByRole('button', { name: 'Remove' }).click();
    await become('One', 'Two', 'Three');

    await select(preview, 'Three');
    await dragBefore(page, preview, 'Two');
    await become('One', 'Three', 'Two');

    await select(preview, 'Two');
    // A form that switched between two fields would have had dozens.
    expect(addresses.count()).toBeLessThan(15);
    const more = bar.getByRole('button', { name: 'More' });
    const copy = preview.getByRole('menuitem', { name: /^Copy/ });
    const paste = preview.getByRole('menuitem', { name: /^Paste after/ });
    await openBy(more, copy);
    await copy.click();
    await select(preview, 'One');
    await openBy(more, paste);
    await paste.click();
    await become('One', 'Two', 'Three', 'Two');

    await untilStill(bar);
    await bar.getByRole('button', { name: 'Settings' }).click();
    await preview.getByText('Mist', { exact: true }).click();
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[1].background', draftOf(byMouse)))
      .toBe('mist');
    const [from, until] = ['Show from', 'Show until'].map((name) => preview.getByLabel(name));
    await from?.fill('2099-12-01T09:00');
    await until?.fill('2099-11-01T09:00');
    await preview.getByText('must be after').waitFor();
    await until?.fill('2099-12-24T18:30');
    await page.keyboard.press('Escape');
    await preview.getByText('Shown from December 1, 2099, 09:00 until December 24, 2099, 18:30').waitFor();
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[1].showUntil', draftOf(byMouse)))
      .toMatch(/^2099-12-2/);
    await leaveStudio(page);
  },
  slow,
);

test(
  'a section is let go where the line shows, outside the page too, and though a colleague puts another one above it meanwhile; who writes in one that she removes is told',
  async () => {
    const { page, preview } = await open(byTwo, first, titled('Two'), titled('Three'));
    await select(preview, 'Three');
    const x = await takeSection(page, preview);
    await holdBefore(preview, sectionOf(preview, 'One'), pointerAt(page, x));
    // Above the page is the header of the Studio.
    await page.mouse.move(x, 20, { steps: 4 });
    await page.mouse.up();
    await becomeIn(preview, byTwo)('Three', 'One', 'Two');
    // The menu in the header of the page, over which the pointer has moved, closes.
    await page.mouse.move(x, 900, { steps: 2 });
    await dragBefore(page, preview, 'Two', async () => {
      const zero = { before: 'sections[0]', items: [titled('Zero')] };
      const { draft } = draftOf(byTwo);
      await client
        .transaction()
        .createIfNotExists({ ...(await client.getDocument(byTwo)), _id: draft, _type: 'page' })
        .patch(draft, { insert: zero })
        .commit();
      await preview.getByRole('heading', { name: 'Zero' }).waitFor();
    });
    await becomeIn(preview, byTwo)('Zero', 'One', 'Three', 'Two');

    const heading = preview.getByRole('heading', { name: 'Three', exact: true });
    const isTyped = async () => {
      await heading.click();
      return heading.evaluate((element) => element === document.activeElement);
    };
    await expect.poll(isTyped).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type(', and more');
    await client.patch(draftOf(byTwo).draft).unset(['sections[_key=="Three"]']).commit();
    await preview.getByText('The section in which you were writing is no longer on the page').waitFor();
    // The text that was written is offered to be copied.
    await preview.getByRole('button', { name: 'Copy my words' }).click();
    await preview.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Three, and more');
    await leaveStudio(page);
  },
  slow,
);

test(
  'by keyboard alone a section is moved and hidden; files that are let go on a marquee become its pictures, heavy ones made smaller, and one is taken from Media',
  async () => {
    const asset = await client.fetch('*[_type == "sanity.imageAsset"] | order(_id)[0]._id');
    const picture = { _type: 'picture', asset: { _type: 'reference', _ref: asset }, alt: 'What was shown' };
    const { page, preview } = await open(
      byKeys,
      first,
      titled('Two'),
      { _key: 'band', _type: 'marquee', title: 'Band' },
      { _key: 'shot', _type: 'feature', title: 'Shot', picture },
    );
    await preview.locator('[data-part=canvas-entry]').focus();
    await page.keyboard.press('Enter');
    const bar = barOf(preview);
    await expect.poll(() => bar.getAttribute('aria-label')).toBe('Section “One”');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => bar.getAttribute('aria-label')).toBe('Section “Two”');
    await expect.poll(() => bar.locator(':focus').count()).toBe(1);
    // The form beside the page opens the section that is selected on it, and leaves the focus on the page.
    await expect.poll(() => decodeURIComponent(page.url())).toContain('path=sections[_key=="Two"]');
    await expect.poll(() => bar.locator(':focus').count()).toBe(1);
    const sign = preview.locator('[data-part=showing-sign]');
    await page.keyboard.press('h');
    await expect.poll(() => sign.allTextContents()).toEqual(['Hidden']);
    const unseen = preview.locator('[data-unseen] > section');
    expect(await unseen.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).toEqual([
      '0.45',
    ]);
    await page.keyboard.press('h');
    await expect.poll(() => sign.count()).toBe(0);
    await expect.poll(() => bar.locator(':focus').count()).toBe(1);
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[].title', draftOf(byKeys)))
      .toEqual(['Two', 'One', 'Band', 'Shot']);

    await dropPictures(preview, 'band', 'red.png', 'blue.png');
    const pictures =
      '*[_id == $draft][0].sections[_key == "band"][0].pictures[]{"name": image.asset->originalFilename, aspectRatio}';
    await expect
      .poll(() => client.fetch(pictures, draftOf(byKeys)))
      .toEqual([
        { name: 'red.png', aspectRatio: 2 },
        { name: 'blue.png', aspectRatio: 2 },
      ]);

    const question = preview.getByRole('alertdialog', { name: 'A heavy picture' });
    await dropPictures(preview, 'band', heavy);
    await question.getByText(/“heavy\.png” weighs \d\.\d MB/).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await dropPictures(preview, 'band', heavy);
    await question.getByRole('button', { name: 'Make it smaller' }).click();
    const last =
      '*[_id == $draft][0].sections[_key == "band"][0].pictures[2].image.asset->{"name": originalFilename, "isLight": size < 5000000}';
    await expect
      .poll(() => client.fetch(last, draftOf(byKeys)))
      .toEqual({ name: 'heavy.webp', isLight: true });

    const shown = preview.locator('[data-section=shot] img').first();
    await expect.poll(() => shown.getAttribute('data-sanity')).not.toBeNull();
    await dropOn(shown, 'red.png');
    await preview.getByText('It keeps the description of the one before: “What was shown”').waitFor();
    await preview.getByRole('button', { name: 'Describe it anew' }).click();
    const description = field(page, 'sections[_key=="shot"].picture.alt').getByRole('textbox');
    await expect.poll(() => description.inputValue()).toBe('What was shown');

    const media = page.getByRole('dialog', { name: 'Choose from Media' });
    await openBy(preview.getByRole('button', { name: 'From Media' }), media, async (button) => {
      await shown.click();
      await button.click({ timeout: 20_000 });
    });
    const blue = media.getByRole('option', { name: 'blue.png' });
    await blue.waitFor();
    await blue.click();
    await media.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        client.fetch(
          '*[_id == $draft][0].sections[_key == "shot"][0].picture.asset->originalFilename',
          draftOf(byKeys),
        ),
      )
      .toBe('blue.png');
    await leaveStudio(page);
  },
  slow,
);
