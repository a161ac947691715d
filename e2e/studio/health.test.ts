import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-to-mend';
const files = ['noise.png', 'teal.png'] as const;
const size = { height: 1800 };
beforeAll(async () => {
  const heavy = await uploadNoise();
  const button = {
    _key: 'b',
    _type: 'button',
    label: 'Go',
    variant: 'cta',
    link: { _type: 'link', href: '/no-such-place' },
  };
  const card = { _key: 'k', _type: 'icon-card', icon: 'key', title: 'A card' };
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'To be mended',
    path: { _type: 'slug', current: '/to-mend' },
    seo: { _type: 'seo', description: 'What it is.' },
    sections: [
      { _key: 'a', _type: 'hero', title: 'Unseen', picture: { _type: 'picture', alt: 'A key' } },
      {
        _key: 'b',
        _type: 'feature',
        title: 'Heavy',
        picture: { _type: 'picture', isDecorative: true, asset: { _type: 'reference', _ref: heavy } },
      },
      { _key: 'c', _type: 'icon-grid', title: 'Too wide', columns: 5, cards: [card] },
      { _key: 'd', _type: 'cta-banner', title: 'Lost', version: 2, buttons: [button] },
    ],
  });
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
  await client.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename in $files]',
    params: { files },
  });
});

/** Uploads a picture of noise, which no format can compress well. */
async function uploadNoise(): Promise<string> {
  const raw = { width: 1500, height: 1300, channels: 3 } as const;
  const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
  return (await client.assets.upload('image', await noise.png().toBuffer(), { filename: files[0] }))._id;
}

test(
  'all that visitors would stumble over is listed, each a click from its field, until there is nothing to mend',
  async () => {
    const page = await visitStudio(`/structure/page;${id},inspect=preflight`, size);
    const hints = page.getByTestId('hints').getByRole('button');
    const dialog = page.getByTestId('nested-object-dialog');
    await expect
      .poll(() => hints.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Hero · Unseen\s+No picture is chosen here/),
        expect.stringMatching(/^Call to action · Lost\s+It leads to \/no-such-place, where nothing stands/),
        expect.stringMatching(/^Icon grid · Too wide\s+Visitors do not see this section. columns: expected/),
        expect.stringMatching(/^Feature · Heavy\s+The picture weighs 6 MB/),
      ]);

    const openField = async (hint: string, name: string) => {
      const opened = dialog.getByTestId(`field-sections[_key=="${name.replace('.', '"].')}`);
      // While a slow machine is still drawing the form, it takes no click.
      await expect
        .poll(
          async () => {
            if ((await opened.count()) === 0) await hints.filter({ hasText: hint }).click();
            return opened.count();
          },
          { interval: 5_000 },
        )
        .toBe(1);
      return opened;
    };
    const link = await openField('/no-such-place', 'd.buttons[_key=="b"].link.href');
    await link.getByRole('textbox').fill('/platform');
    await expect.poll(() => hints.count()).toBe(3);

    const columns = await openField('columns', 'c.columns');
    await columns.getByRole('radio', { name: '3' }).check();
    await expect.poll(() => hints.count()).toBe(2);

    await openField('No picture', 'a.picture.alt');
    const picture = dialog.getByTestId('image-input').first();
    const small = sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } }).png();
    await picture
      .getByTestId('file-button-input')
      .first() // the second one is for the dark picture
      .setInputFiles({ name: files[1], mimeType: 'image/png', buffer: await small.toBuffer() });
    await expect.poll(() => hints.count()).toBe(1);

    await openField('weighs', 'b.picture.alt');
    await dialog.getByTestId('heavy-picture').getByRole('button', { name: 'Make it smaller' }).click();
    await page.getByText('Nothing to mend.').waitFor();
    await leaveStudio(page);
  },
  slow,
);
