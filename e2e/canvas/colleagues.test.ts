import type { BrowserContext, Frame } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPreview, previewOf, removeDocuments } from '../preview/open-preview.ts';
import { openStudio, sections, slow } from '../studio/open-studio.ts';
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

/** The section in which a colleague is framed by name; none where she is not seen. */
const placeOfHer = async (preview: Frame): Promise<string | undefined> => {
  const frame = preview.locator('[data-part=colleagues]').filter({ hasText: 'Ada Lindqvist' });
  const box = (await frame.count()) === 1 ? await frame.boundingBox() : null;
  const sections = await preview.locator('[data-sections] > [data-section] > section').all();
  for (const section of sections) {
    const heading = section.getByRole('heading').first();
    const at = await section.boundingBox();
    if (box && at && Math.abs(at.y - box.y) < 3) return heading.innerText();
  }
  return undefined;
};

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

    await sections(other).first().click();
    await other.getByTestId('nested-object-dialog').getByRole('textbox').first().click();
    await expect.poll(() => placeOfHer(preview)).toBe('One');

    await herPreview.locator('[data-section=two] > section').click({ position: { x: 8, y: 40 } });
    await expect.poll(() => placeOfHer(preview)).toBe('Two');
    await herPreview.getByRole('heading', { name: 'One' }).click();
    await expect.poll(() => placeOfHer(preview)).toBe('One');

    await other.close();
    await expect.poll(() => placeOfHer(preview)).toBeUndefined();
    await leaveStudio(page);
  },
  slow,
);
