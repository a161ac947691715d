import { afterAll, expect, test } from 'vitest';
import { client, html } from '../setup/site.ts';
import { field, slow } from './open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const ids = ['page-to-restore', 'page-to-schedule'];
afterAll(async () => {
  await client.delete({
    query: '*[_id in $ids || _id in $drafts]',
    params: { ids, drafts: ids.map((id) => `drafts.${id}`) },
  });
});

const create = (id: string, path: string) =>
  client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'As it was',
    path: { _type: 'slug', current: path },
  });

const draftOf = (id: string) => client.fetch('*[_id == $draft][0].title', { draft: `drafts.${id}` });

test(
  'an old revision is found in the history and restored',
  async () => {
    await create('page-to-restore', '/restored-by-a-test');
    const page = await visitStudio('/structure/page;page-to-restore');
    for (const title of ['Better', 'Worse']) {
      await field(page, 'title').getByRole('textbox').fill(title);
      await expect.poll(() => draftOf('page-to-restore')).toBe(title);
      await page.getByTestId('action-publish').click();
      await expect.poll(() => client.fetch('*[_id == "page-to-restore"][0].title')).toBe(title);
    }
    const events = page.getByTestId('timeline-item-button');
    await moveTo(page, '/structure/page;page-to-restore,inspect=sanity%2Fstructure%2Fhistory');
    await events.filter({ hasText: 'Published' }).nth(1).click();
    const title = field(page, 'title').getByRole('textbox');
    await expect.poll(() => title.inputValue()).toBe('Better');
    await page.getByTestId('action-reverttorevision').click();
    await page.getByTestId('confirm-popover-confirm-button').click();
    await expect.poll(() => draftOf('page-to-restore')).toBe('Better');
    await leaveStudio(page);
  },
  slow,
);

test(
  'a draft is scheduled in the Studio, and the clock of the lake publishes it',
  async () => {
    await create('page-to-schedule', '/scheduled-by-a-test');
    const page = await visitStudio('/structure/page;page-to-schedule');
    await field(page, 'title').getByRole('textbox').fill('At its time');
    await expect.poll(() => draftOf('page-to-schedule')).toBe('At its time');
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Schedule publish' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .first()
      .fill(wordsOf(new Date(Date.now() + 60_000)));
    await page.keyboard.press('Tab');
    await page.getByTestId('confirm-button').click();
    const published = () => client.fetch('*[_id == "page-to-schedule"][0].title');
    expect(await published()).toBe('As it was');
    await expect.poll(published, { timeout: slow }).toBe('At its time');
    await expect.poll(() => html('/scheduled-by-a-test')).toContain('<title>At its time');
    await leaveStudio(page);
  },
  slow * 2,
);

/** The next full minute after a time, as the Studio's field writes it: "Nov 21, 2026 09:50". */
function wordsOf(time: Date): string {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  return `${date} ${time.toISOString().slice(11, 16)}`;
}
