import { afterAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { field, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-of-the-layouts';
afterAll(() => client.delete({ query: `*[_id in ["${id}", "drafts.${id}"]]` }));

test(
  'a page that names no layout says which is usual at its path, and asks for the day of the last change where it is shown',
  async () => {
    await client.create({
      _id: id,
      _type: 'page',
      title: 'Imprint',
      path: { _type: 'slug', current: '/imprint' },
      sections: [{ _key: 'a', _type: 'prose', text: [] }],
    });
    const page = await visitStudio(`/structure/page;${id}`);
    const usual = page.getByTestId('usual-layout');
    await expect.poll(() => usual.innerText()).toBe('Now: Default, the usual layout of /imprint.');
    expect(await field(page, 'revisedAt').count()).toBe(0);
    await field(page, 'path').getByRole('textbox').fill('/legal/imprint');
    await expect.poll(() => usual.innerText()).toBe('Now: Legal text, the usual layout of /legal/imprint.');
    await field(page, 'revisedAt').waitFor();
    await field(page, 'layout').getByRole('combobox').selectOption('Default');
    await usual.waitFor({ state: 'detached' });
    await field(page, 'revisedAt').waitFor({ state: 'detached' });
    await leaveStudio(page);
  },
  slow,
);
