import { afterAll, expect, test } from 'vitest';
import { type } from '../canvas/type-on-page.ts';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio } from '../studio/visit-studio.ts';
import { openPreview, pagesAt, removeDocuments } from './open-preview.ts';

const id = 'page-that-is-loaded-anew';
const path = '/loaded-anew';
const title = 'sections[_key=="opening"].title';
afterAll(() => removeDocuments(id));

// What an address opens is decided by a browser and the Studio's router.
test(
  'the field of what was written on the page is open again after the Studio was loaded anew',
  async () => {
    const { page, preview } = await openPreview(pagesAt(path)(id, 'As it was'), path);
    await type(page, preview.getByRole('heading', { level: 1 }), 'As it is');
    await field(page, title).waitFor();
    await expect
      .poll(() => client.fetch('*[_id == $draft][0].sections[0].title', { draft: `drafts.${id}` }))
      .toBe('As it is');
    await page.reload();
    await expect.poll(() => field(page, title).getByRole('textbox').inputValue()).toBe('As it is');
    await leaveStudio(page);
  },
  slow,
);
