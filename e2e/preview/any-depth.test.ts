import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio, visitStudio } from '../studio/visit-studio.ts';
import { pagesAt, removeDocuments } from './open-preview.ts';

const deep = '/one/two/three/four/five';
beforeAll(async () => {
  await client.createOrReplace(pagesAt(deep)('page-in-the-depth', 'In the depth'));
});
afterAll(async () => {
  await removeDocuments('page-in-the-depth');
});

// Only the Studio's own tool knows which document an address opens.
test.each([
  [deep, 'In the depth'],
  ['/blog/page/2', 'Blog'],
  ['/blog/category/research', 'Blog'],
  ['/customers/brackenline', 'AI agents with a name and a time limit'],
])(
  'the preview of %s has the form of the document that stands there beside it',
  async (path, title) => {
    const page = await visitStudio(`/presentation?preview=${path}`, { width: 1600 });
    await expect.poll(() => field(page, 'title').getByRole('textbox').inputValue()).toBe(title);
    await leaveStudio(page);
  },
  slow,
);

test(
  'the preview stays at its page, beside its form, when its tool is chosen again',
  async () => {
    const page = await visitStudio(`/presentation?preview=${deep}`, { width: 1600 });
    const title = () => field(page, 'title').getByRole('textbox').inputValue();
    await expect.poll(title).toBe('In the depth');
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('preview')).toMatch(new RegExp(`${deep}$`));
    await expect.poll(title).toBe('In the depth');
    await leaveStudio(page);
  },
  slow,
);
