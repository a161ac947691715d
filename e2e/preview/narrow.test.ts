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

test(
  'on a phone a section that is open in the form hides neither its own head nor the way back to the page',
  async () => {
    await client.createOrReplace(pagesAt(path)(id, 'On a phone'));
    const opening = encodeURIComponent('sections[_key=="opening"].title');
    const page = await visitStudio(`/presentation/page/${id}?preview=${path}&path=${opening}`, {
      width: 390,
    });
    await page.getByRole('tab', { name: 'Content', exact: true }).click();
    const dialog = page.getByTestId('nested-object-dialog');
    await dialog.waitFor();
    const preview = page.getByRole('tab', { name: 'Preview', exact: true });
    // A press on what something else lies over would wait for ever.
    await preview.click();
    await expect.poll(() => preview.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tab', { name: 'Content', exact: true }).click();
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await leaveStudio(page);
  },
  slow,
);
