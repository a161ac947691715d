import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { dropOn } from './drop-pictures.ts';
import { paragraph } from './type-on-page.ts';

const id = 'page-with-a-picture-in-a-text';
const path = '/picture-in-a-text';
afterAll(() => removeDocuments(id));

// Only a browser knows which of page, overlay and editor gets a click.
test(
  'one click on a picture or a callout in a formatted text opens its field, and offers to replace the picture, also while the text is typed into',
  async () => {
    const drawn = sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } });
    const { _id: _ref } = await client.assets.upload('image', await drawn.png().toBuffer());
    const picture = { _key: 'p', _type: 'picture', alt: 'A field', asset: { _type: 'reference', _ref } };
    const callout = { _key: 'c', _type: 'callout', title: 'Mind this', text: 'A box.', important: true };
    const words = (key: string, text: string) => paragraph(text).map((block) => ({ ...block, _key: key }));
    const { page, preview } = await openPreview(
      {
        _id: id,
        _type: 'page',
        title: 'With a picture in a text',
        path: { _type: 'slug', current: path },
        sections: [
          { _key: 'top', _type: 'hero', title: 'Top', layout: 'center' },
          {
            _key: 'words',
            _type: 'prose',
            title: 'Words',
            text: [...words('a', 'It begins.'), picture, callout, ...words('z', 'It ends.')],
          },
        ],
      },
      path,
      { width: 1600, height: 1400 },
    );
    const inForm = (key: string) => field(page, `sections[_key=="words"].text[_key=="${key}"].${of[key]}`);
    const of: Record<string, string> = { p: 'alt', c: 'text' };
    await preview.locator('.rich [data-sanity]').and(preview.getByAltText('A field')).click();
    await inForm('p').waitFor();
    const replace = preview.getByText('Replace', { exact: true });
    await replace.waitFor();
    expect(await preview.locator('[data-rich]').count()).toBe(0);
    await preview.getByText('A box.').click();
    await inForm('c').waitFor();
    expect(await preview.locator('[data-rich]').count()).toBe(0);
    await preview.getByText('It ends.').click();
    await preview.locator('[data-rich=ready]').waitFor();
    expect(await replace.count()).toBe(0);
    await preview.locator('[data-object="p"]').click();
    await inForm('p').waitFor();
    await replace.waitFor();
    // While the one editor makes room for the next, the text stands there twice for a moment.
    await preview.getByText('It ends.').first().click();
    await preview.locator('[data-rich=ready]').waitFor();
    await dropOn(preview.locator('[data-object="p"]'), 'red.png');
    // The text can still be typed into, and shows the new picture.
    const shown = preview.locator('[data-rich=ready] [data-picture]');
    await expect.poll(() => shown.getAttribute('src')).toContain('-40x20.');
    await leaveStudio(page);
  },
  slow,
);
