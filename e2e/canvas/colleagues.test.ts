import type { BrowserContext, Frame, Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPreview, previewOf, removeDocuments } from '../preview/open-preview.ts';
import { openBy, openStudio, sections, slow } from '../studio/open-studio.ts';
import { signedIn } from '../studio/signed-in.ts';
import { leaveStudio } from '../studio/visit-studio.ts';

const id = 'page-of-two-on-the-canvas';
const path = `/${id}`;
let hers: BrowserContext;
beforeAll(async () => {
  hers = await signedIn('Ada Lindqvist', 'ada@corp.example');
}, slow);
afterAll(async () => {
  await removeDocuments(id);
});

/** The heading of the section around which the colleague's frame stands; undefined where the colleague is not seen. */
const placeOfHer = (preview: Frame): Promise<string | undefined> =>
  preview.evaluate(() => {
    const frames = [...document.querySelectorAll('[data-part=colleagues]')];
    const hers = frames.filter(({ textContent }) => textContent?.includes('Ada Lindqvist'));
    const at = hers.length === 1 ? hers[0]?.getBoundingClientRect().top : undefined;
    const sections = [...document.querySelectorAll('[data-sections] > [data-section] > section')];
    const section = sections.find(
      (one) => Math.abs(one.getBoundingClientRect().top - (at ?? Number.NaN)) < 3,
    );
    return section?.querySelector('h1, h2, h3')?.textContent;
  });

test(
  'who edits a page sees on it at which section a colleague is, whether she works in the form or on the page herself',
  async () => {
    const { page, preview } = await openPreview(
      {
        _id: id,
        _type: 'page',
        title: 'Of two',
        path: { _type: 'slug', current: path },
        sections: [
          { _key: 'one', _type: 'hero', title: 'One', layout: 'center' },
          { _key: 'two', _type: 'cta-banner', title: 'Two', version: 2 },
        ],
      },
      path,
    );
    const other = await openStudio(hers, `/presentation?preview=${path}`);
    const herPreview = await previewOf(other, path);
    expect(await placeOfHer(preview)).toBeUndefined();

    const herText = other.getByTestId('nested-object-dialog').getByRole('textbox').first();
    await openBy(sections(other).first(), herText);
    await herText.click();
    await expect.poll(() => placeOfHer(preview)).toBe('One');

    // A page that was just drawn again may not hear clicks yet.
    const placeOnceShePressed = async (place: Locator, position: { x: number; y: number }) => {
      await place.click({ position });
      return placeOfHer(preview);
    };
    const two = herPreview.locator('[data-section=two] > section');
    await expect.poll(() => placeOnceShePressed(two, { x: 8, y: 40 }), { interval: 500 }).toBe('Two');

    // Whoever removes a section in which a colleague is gets a note about it, and can take it back at once.
    await preview.locator('[data-section=two] > section').click({ position: { x: 8, y: 40 } });
    const bar = preview.getByRole('toolbar', { name: 'Section “Two”' });
    await bar.getByRole('button', { name: 'Remove' }).click();
    const notice = preview.locator('[data-part=notice]');
    await expect.poll(() => notice.innerText()).toContain('Removed “Two”. Ada Lindqvist was in it.');
    await notice.getByRole('button', { name: 'Undo' }).click();
    await two.waitFor();
    const one = herPreview.getByRole('heading', { name: 'One' });
    await expect.poll(() => placeOnceShePressed(one, { x: 4, y: 4 }), { interval: 500 }).toBe('One');

    await other.close();
    await expect.poll(() => placeOfHer(preview)).toBeUndefined();
    await leaveStudio(page);
  },
  slow,
);
