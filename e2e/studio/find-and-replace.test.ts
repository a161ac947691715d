import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { field, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

// studio/find tests without a browser what is found and replaced. This file tests that editors can say what they want,
// and see what they get.
const ids = ['find-kettles', 'find-teapots'];
const stored = (id: string) => client.getDocument(id);
const pageOf = (_id: string, title: string, text: string) => ({
  _id,
  _type: 'page',
  title,
  path: { _type: 'slug', current: `/${_id}` },
  sections: [{ _key: 'a', _type: 'steps', title: text }],
});

beforeAll(async () => {
  await client
    .transaction()
    .createOrReplace(pageOf('find-kettles', 'Kettles of zinc', 'A kettle of zinc keeps tea warm.'))
    .createOrReplace(pageOf('find-teapots', 'Teapots of zinc', 'No zinc, no tea.'))
    .commit();
}, slow);
afterAll(async () => {
  await client.delete({
    query: '*[_id in $ids]',
    params: { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
  });
});

test(
  'words are found in their sentences, those that are ticked are replaced in drafts, and all of it is taken back',
  async () => {
    const page = await visitStudio('/find');
    const form = page.getByRole('form', { name: 'Find and replace' });
    await form.getByLabel('Find', { exact: true }).fill('OF ZINC');
    await form.getByLabel('Replace with').fill('of tin');
    await page.keyboard.press('Enter');
    const kettles = page.getByRole('region', { name: 'Kettles of zinc' });
    const places = kettles.getByTestId('hit');
    await expect
      .poll(() => places.allInnerTexts())
      .toEqual(['Kettles of zincof tin', 'A kettle of zincof tin keeps tea warm.']);
    await expect.poll(() => page.getByTestId('hit').count()).toBe(3);

    await places.first().getByRole('checkbox').click();
    await kettles
      .getByRole('link', { name: /^Open / })
      .last()
      .click();
    await field(page, 'title').waitFor();
    await page.getByRole('link', { name: 'Find and replace' }).click();
    expect(await form.getByLabel('Replace with').inputValue()).toBe('of tin');
    await expect.poll(() => page.getByTestId('hit').count()).toBe(3);
    await page.getByRole('button', { name: 'Replace 2 places in 2 documents' }).click();
    await page.getByText('at 2 places in 2 documents, in drafts.').waitFor();
    expect(await stored('drafts.find-kettles')).toMatchObject({
      title: 'Kettles of zinc',
      sections: [{ title: 'A kettle of tin keeps tea warm.' }],
    });
    expect(await stored('drafts.find-teapots')).toMatchObject({ title: 'Teapots of tin' });
    expect(await stored('find-teapots')).toMatchObject({ title: 'Teapots of zinc' });

    await page.reload();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('All of it is taken back.').waitFor();
    for (const id of ids) expect(await stored(`drafts.${id}`)).toBeUndefined();
    await leaveStudio(page);
  },
  slow,
);
