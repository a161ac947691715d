import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

// studio/bulk tests without a browser what can be done with which document. This file tests that rows can be chosen
// with Shift and that the Studio asks before it acts.
const ids = ['bulk-a', 'bulk-b', 'bulk-c'];

beforeAll(async () => {
  const transaction = client.transaction();
  for (const _id of ids)
    transaction.createOrReplace({
      _id,
      _type: 'page',
      title: `Bulky ${_id.at(-1)}`,
      path: { _type: 'slug', current: `/bulky/${_id}` },
    });
  const link = { _type: 'link', page: { _type: 'reference', _ref: 'bulk-c' } };
  transaction.createOrReplace({
    _id: 'bulk-holder',
    _type: 'page',
    title: 'Holder',
    path: { _type: 'slug', current: '/to-bulk' },
    sections: [
      {
        _key: 'a',
        _type: 'cta-banner',
        title: 'Onward',
        buttons: [{ _key: 'b', _type: 'button', label: 'There', link }],
      },
    ],
  });
  await transaction.commit();
}, slow);
afterAll(async () => {
  const query = '*[_id in $ids || (_type == "redirect" && string::startsWith(from.current, "/bulky/"))]';
  await client.delete({ query: '*[_id == "bulk-holder"]' });
  await client.delete({ query, params: { ids: ids.flatMap((id) => [id, `drafts.${id}`]) } });
});

test(
  'rows are chosen up to another one, and those that nothing keeps are deleted',
  async () => {
    const page = await visitStudio('/structure/all-pages');
    const list = page.getByTestId('all-pages');
    await list.getByLabel('Search by title or address').fill('bulky');
    await expect.poll(() => list.getByRole('link').allInnerTexts()).toHaveLength(3);
    await list.getByRole('button', { name: 'Title' }).click();
    await expect
      .poll(() => list.getByRole('link').allInnerTexts())
      .toEqual(['Bulky a', 'Bulky b', 'Bulky c']);
    await list.getByRole('checkbox', { name: 'Choose “Bulky a”' }).click();
    await list.getByRole('checkbox', { name: 'Choose “Bulky c”' }).click({ modifiers: ['Shift'] });
    await list.getByText('3 chosen').waitFor();

    await list.getByRole('button', { name: 'Delete…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 documents can be deleted:').waitFor();
    await dialog.getByText('One stays as it is:').waitFor();
    expect(await dialog.getByTestId('free').innerText()).toMatch(/^Bulky a\s+Bulky b$/);
    await dialog.getByTestId('held').getByText('It is linked to or shown by “Holder”.').waitFor();
    await dialog.getByRole('button', { name: 'Delete: 2' }).click();
    await dialog.getByText('2 documents are deleted.').waitFor();
    expect(await client.fetch('*[_id in $ids]._id', { ids })).toEqual(['bulk-c']);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect.poll(() => list.getByRole('link').allInnerTexts()).toEqual(['Bulky c']);
    await leaveStudio(page);
  },
  slow,
);

// In a browser, because only the Studio knows how it draws a pane on a phone.
test(
  'on a phone, what can be done with the chosen rows stands below them in sight',
  async () => {
    const page = await visitStudio('/structure/all-pages', { width: 390, height: 600 });
    const list = page.getByTestId('all-pages');
    await list
      .getByRole('checkbox', { name: /^Choose/ })
      .first()
      .click();
    const bar = page.getByTestId('deeds');
    await bar.waitFor();
    expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await list.getByRole('button', { name: 'Select none' }).click();
    await leaveStudio(page);
  },
  slow,
);
