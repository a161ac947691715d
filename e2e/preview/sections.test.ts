import type { Frame } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { sample as banner } from '#sections/cta-banner/sample.ts';
import { choose, drag } from '../browser/arrange-preview.ts';
import { client } from '../setup/site.ts';
import { slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { openPreview, removeDocuments } from './open-preview.ts';

const id = 'page-arranged-by-hand';
const size = { width: 1600, height: 1200 };
afterAll(async () => {
  await removeDocuments(id);
});

const titled = (title: string) => ({ _key: title, _type: 'cta-banner', title, version: 2 });

/** The titles of the sections, first as the page shows them, then as the lake has stored them. */
async function titles(preview: Frame): Promise<[string[], string[]]> {
  const shown = await preview.locator('main').getByRole('heading').allInnerTexts();
  return [shown, await client.fetch('*[_id == $draft][0].sections[].title', { draft: `drafts.${id}` })];
}

test(
  'on the page itself a section is named, duplicated, removed, moved, dragged, and inserted with the first values of its kind',
  async () => {
    const document = {
      _id: id,
      _type: 'page',
      title: 'Arranged by hand',
      path: { _type: 'slug', current: '/arranged-by-hand' },
      sections: [{ ...titled('One'), _type: 'hero', layout: 'center' }, titled('Two'), titled('Three')],
    };
    const { page, preview } = await openPreview(document, '/arranged-by-hand', size);
    const become = (...wanted: string[]) => expect.poll(() => titles(preview)).toEqual([wanted, wanted]);

    await preview.getByRole('heading', { name: 'Two' }).hover({ position: { x: 4, y: 4 } });
    await expect.poll(() => preview.locator('[data-part=overlay-name]').innerText()).toBe('Title');

    await choose(preview, 'Two', 'Duplicate');
    await become('One', 'Two', 'Two', 'Three');
    await choose(preview, 'Two', 'Remove');
    await become('One', 'Two', 'Three');
    await choose(preview, 'Three', 'Move', 'Up');
    await become('One', 'Three', 'Two');
    await drag(page, preview, 'Three', 'Two');
    await become('One', 'Two', 'Three');
    await choose(preview, 'One', 'Insert after', 'Call to action');
    const sample = banner.title;
    await become('One', sample, 'Two', 'Three');
    await leaveStudio(page);
  },
  slow,
);
