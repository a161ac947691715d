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
