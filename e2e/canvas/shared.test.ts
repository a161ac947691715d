import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { field, openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio, moveTo } from '../studio/visit-studio.ts';
import { barOf } from './drag-section.ts';

const id = 'page-that-takes-what-is-shared';
const shared = 'invitation-to-share';
beforeAll(async () => {
  await client.createOrReplace({
    _id: shared,
    _type: 'shared-section',
    title: 'Invitation of the spring',
    sections: [{ _key: 'banner', _type: 'cta-banner', title: 'Come and see', version: 2 }],
  });
}, slow);
afterAll(() => removeDocuments(id, shared), slow);

/** The sections of the page as stored in the lake, each by its type and what it refers to. */
const placesIn = () =>
  client.fetch(
    '*[_id == $draft][0].sections[]{_key, _type, "shows": section._ref, "isWeak": section._weak}',
    {
      draft: `drafts.${id}`,
    },
  );

// The panel is a frame of the Studio on the page: only the Studio knows which sections are shared, and its form
// follows.
test(
  'what pages share is chosen on the page by its own name, shows there at once, and the form follows to it, and to its copy until that is removed',
  async () => {
    const { page, preview } = await openPreview(
      {
        _id: id,
        _type: 'page',
        title: 'Takes what is shared',
        path: { _type: 'slug', current: `/${id}` },
        sections: [{ _key: 'head', _type: 'hero', title: 'One', version: 3 }],
      },
      `/${id}`,
      { width: 1600, height: 1200 },
    );
    const search = preview.getByRole('combobox', { name: 'Search sections' });
    // Only the selected section has a + below it.
    await preview
      .locator('[data-section=head]')
      .locator('section')
      .first()
      .click({ position: { x: 8, y: 40 } });
    await openBy(preview.locator('[data-part=insert-mark][tabindex="0"]').last(), search);
    await search.fill('invitation spring');
    const option = preview.getByRole('option', { name: /^Invitation of the spring/ });
    await option.waitFor();
    expect(await option.innerText()).toContain('Call to action');
    expect(await option.locator('img').getAttribute('src')).toContain('cta-banner');
    await page.keyboard.press('Enter');

    await preview.getByRole('heading', { name: 'Come and see' }).waitFor();
    await expect.poll(placesIn).toHaveLength(2);
    const [, place] = await placesIn();
    expect(place).toMatchObject({ _type: 'shared', shows: shared, isWeak: null });
    await field(page, `sections[_key=="${place._key}"].anchor`).waitFor();
    await expect
      .poll(() => barOf(preview).getAttribute('aria-label'))
      .toContain('“Invitation of the spring”');

    // What is typed after a single click is kept, whichever form stands beside the page.
    const words = preview.getByRole('heading', { name: 'Come and see' });
    await words.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' it');
    await expect
      .poll(() => client.fetch('*[_id == $id][0].sections[0].title', { id: `drafts.${shared}` }))
      .toBe('Come and see it');
    await page.keyboard.press('Escape');

    // The form of the shared section, opened again beside the page, has what was done on the page.
    await moveTo(page, `/presentation/shared-section/${shared}?preview=/${id}`);
    await page.getByText('Used on 1 page').waitFor();
    await barOf(preview).getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(placesIn).toHaveLength(3);
    const copy = (await placesIn())[2];
    await field(page, `sections[_key=="${copy._key}"].anchor`).waitFor();
    await barOf(preview).getByRole('button', { name: 'Remove' }).click();
    await expect.poll(placesIn).toHaveLength(2);
    await field(page, `sections[_key=="${copy._key}"].anchor`).waitFor({ state: 'detached' });
    await leaveStudio(page);
  },
  slow,
);
