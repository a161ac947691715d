import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, html } from '../setup/site.ts';
import { slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-behind-a-door';
const path = '/behind-a-door';
const names = ['media-door.png', 'media-key.png'] as const;
const [door, key] = names;
const draftId = `drafts.${id}`;
const draw = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
const assetOf = (name: string) =>
  client.fetch<string>('*[_type == "sanity.imageAsset" && originalFilename == $name][0]._id', { name });
const shownBy = (of: string) => client.fetch('*[_id == $of][0].sections[0].picture.asset._ref', { of });

const clean = () =>
  client.delete({
    query: '*[_id in [$id, $draftId]]',
    params: { id, draftId },
  });
beforeAll(clean, slow);
afterAll(async () => {
  await clean();
  await client.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename in $names]',
    params: { names: [...names] },
  });
});

const tile = (page: Page, name: string): Locator =>
  page.getByTestId('media-grid').last().getByRole('option', { name, exact: true });

async function upload(page: Page, files: Record<string, string>): Promise<void> {
  await page.locator('[data-testid=media] input[type=file]').setInputFiles(
    await Promise.all(
      Object.entries(files).map(async ([name, color]) => ({
        name,
        mimeType: 'image/png',
        buffer: await draw(color),
      })),
    ),
  );
}

// Only a browser reads the files, draws the grid, and has keys and dialogues; studio/media/ tests what is found and
// replaced.
test(
  'pictures are uploaded, tagged, found, described once, seen where they are used, replaced everywhere, and deleted where nothing shows them',
  async () => {
    const page = await visitStudio('/media');
    await upload(page, { [door]: '#123', [key]: '#456' });
    const uploads = page.getByTestId('uploads');
    await expect.poll(() => uploads.getByText('Uploaded', { exact: true }).count()).toBe(2);
    await upload(page, { 'the-same-door.png': '#123' });
    await uploads.getByText('Is here already').waitFor();
    await uploads.getByRole('button', { name: 'Clear the list' }).click();

    // Both are selected and tagged by keyboard.
    await tile(page, door).click({ modifiers: ['Control'] });
    await tile(page, key).focus();
    await page.keyboard.press('Space');
    const selection = page.getByTestId('selection');
    await selection.getByText('2 selected').waitFor();
    await selection.getByRole('combobox', { name: 'Add a tag' }).fill('threshold');
    await page.keyboard.press('Enter');
    await selection.getByRole('button', { name: 'Select none' }).click();
    await page.getByLabel('Search files').fill('thresh');
    await page.getByText('2 pictures').waitFor();

    // The alternative text is written once, and used in every place that has none of its own.
    const picture = { _type: 'picture', asset: { _type: 'reference', _ref: await assetOf(door) } };
    await client.createOrReplace({
      _id: id,
      _type: 'page',
      title: 'Behind a door',
      path: { _type: 'slug', current: path },
      seo: { _type: 'seo', description: 'What stands behind a door of dark steel, and who has its key.' },
      sections: [{ _key: 'a', _type: 'hero', title: 'Come in', layout: 'split', picture }],
    });
    await tile(page, door).focus();
    await page.keyboard.press('Enter');
    const details = page.getByTestId('media-details');
    await details.getByLabel('Alternative text').fill('A door of dark steel');
    await details.getByLabel('Name', { exact: true }).focus();
    await expect.poll(() => html(path)).toContain('alt="A door of dark steel"');
    await details
      .getByTestId('places')
      .getByRole('link', { name: /Behind a door/ })
      .waitFor();
    await details.getByRole('button', { name: 'In use, so it cannot be deleted' }).waitFor();

    // The picture is replaced only in a draft, and this is undone.
    await details.getByRole('button', { name: 'Replace everywhere' }).click();
    await page.getByRole('dialog').getByLabel('Search files').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('threshold');
    await page.getByRole('dialog').getByText('2 pictures').waitFor();
    await tile(page, key).click();
    const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
    await dialog.getByText('A draft is made of what is published').waitFor();
    await dialog.getByRole('button', { name: 'Replace in 1 document' }).click();
    await dialog.getByText('One document shows the other file now').waitFor();
    expect(await shownBy(draftId)).toBe(await assetOf(key));
    expect(await shownBy(id)).toBe(await assetOf(door));
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('All of it is as it was before.').waitFor();
    expect(await shownBy(draftId)).toBeNull();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();

    // It is replaced again and published at once. For this, the other picture has to be described, too.
    await client
      .patch(String(await assetOf(key)))
      .set({ altText: 'A key' })
      .commit();
    await details.getByRole('button', { name: 'Replace everywhere' }).click();
    await page.getByRole('dialog').getByLabel('Search files').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('threshold');
    await page.getByRole('dialog').getByText('2 pictures').waitFor();
    await tile(page, key).click();
    await dialog.getByRole('button', { name: 'Replace in 1 document' }).click();
    await dialog.getByRole('button', { name: 'Publish these…' }).click();
    await page.getByRole('button', { name: 'Publish: 1' }).click();
    await page.getByText('One document is published.').waitFor();
    expect(await shownBy(id)).toBe(await assetOf(key));
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

    // Pictures that nothing shows can be deleted.
    await page.getByLabel('Filter', { exact: true }).selectOption('unused');
    await page.getByText('1 picture', { exact: true }).waitFor();
    await tile(page, door).click();
    await details.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete 1 file' }).click();
    await page.getByText('0 pictures').waitFor();
    expect(await assetOf(door)).toBeNull();
    expect(await assetOf(key)).not.toBeNull();
    await leaveStudio(page);
  },
  slow,
);
