import { afterAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { leaveStudio, visitStudio } from '../studio/visit-studio.ts';
import { pagesAt, removeDocuments } from './open-preview.ts';

const id = 'page-on-a-tablet';
const path = '/on-a-tablet';
afterAll(() => removeDocuments(id));

// In a browser, because only the Studio knows Sanity's names for the two halves.
test(
  'on a tablet the page and its form stand one behind the other, each by the name that it has everywhere',
  async () => {
    await client.createOrReplace(pagesAt(path)(id, 'On a tablet'));
    const page = await visitStudio(`/presentation?preview=${path}`, { width: 820 });
    const content = page.getByRole('tab', { name: 'Content', exact: true });
    await content.waitFor();
    expect(await page.getByRole('tab', { name: 'Preview', exact: true }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await content.click();
    await expect.poll(() => field(page, 'title').getByRole('textbox').inputValue()).toBe('On a tablet');
    await leaveStudio(page);
  },
  slow,
);
