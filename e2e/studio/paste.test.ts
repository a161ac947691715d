import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client } from '../setup/site.ts';
import { field, sections, slow } from './open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const ids = ['page-to-copy-from', 'page-to-paste-into'];
const size = { height: 1200 };
beforeAll(async () => {
  const transaction = client.transaction();
  for (const _id of ids)
    transaction.createOrReplace({
      _id,
      _type: 'page',
      title: _id,
      path: { _type: 'slug', current: `/${_id}` },
      sections: [{ _key: 'only', _type: 'cta-banner', title: `Stands on ${_id}`, version: 2 }],
    });
  await transaction.commit();
}, slow);
afterAll(async () => {
  const drafts = ids.map((id) => `drafts.${id}`);
  await client.delete({ query: '*[_id in $all]', params: { all: [...ids, ...drafts] } });
});

const titles = async (page: Page): Promise<string[]> =>
  (await sections(page).allInnerTexts()).map((words) => words.split('\n')[0] ?? '');

/** Chooses from a menu of the form. */
async function choose(page: Page, button: string, action: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // Parts of a form that are drawn late move what is below them, and a button that is shown only below a pointer can
  // only be clicked with `force`.
  const pick = async () => {
    if (!(await item.isVisible()))
      await field(page, 'sections').getByTestId(button).first().click({ force: true, timeout: 20_000 });
    await item.waitFor({ timeout: 5_000 });
    await item.click({ timeout: 20_000 });
    return true;
  };
  await expect.poll(() => pick().catch(() => false)).toBe(true);
}

test(
  'a section that is copied on one page is pasted into another one, with a key of its own',
  async () => {
    const page = await visitStudio(`/structure/page;${ids[0]}`, size);
    await expect.poll(() => titles(page)).toEqual(['Stands on page-to-copy-from']);
    await choose(page, 'array-item-menu-button', 'Copy');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('Stands on page-to-copy-from');

    await moveTo(page, `/structure/page;${ids[1]}`);
    const both = ['Stands on page-to-paste-into', 'Stands on page-to-copy-from'];
    await expect.poll(() => titles(page)).toEqual(both.slice(0, 1));
    await choose(page, 'field-actions-trigger', 'Paste field');
    await expect.poll(() => titles(page)).toEqual(both);
    const stored = () =>
      client.fetch<{ _key: string; title: string }[]>('*[_id == $draft][0].sections', {
        draft: 'drafts.page-to-paste-into',
      });
    await expect.poll(async () => (await stored())?.map(({ title }) => title)).toEqual(both);
    const [one, other] = await stored();
    expect(one?._key).not.toBe(other?._key);
    await leaveStudio(page);
  },
  slow,
);
