import { afterAll, expect, test } from 'vitest';
import { client, html, url } from '../setup/site.ts';
import { field, slow } from './open-studio.ts';
import { schedulePublish } from './schedule-publish.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const ids = ['page-to-restore', 'page-to-schedule', 'page-to-release'];
afterAll(async () => {
  await client.delete({ query: '*[_type == "redirect" && to.page._ref in $ids]', params: { ids } });
  await client.delete({
    query: '*[_id in $ids || _id in $drafts]',
    params: { ids, drafts: ids.map((id) => `drafts.${id}`) },
  });
});

const pageAt = (path: string) => ({
  _type: 'page',
  title: 'As it was',
  path: { _type: 'slug', current: path },
  sections: [{ _key: 'a', _type: 'cta-banner', title: 'The only one', version: 2 }],
});

const create = (id: string, path: string) => client.createOrReplace({ _id: id, ...pageAt(path) });

/** Where visitors who ask for a path are redirected. */
async function ledTo(path: string) {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

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
      // The Studio cannot take a change of the draft until it has heard that the draft is gone.
      await expect.poll(() => page.getByTestId('action-publish').isEnabled()).toBe(false);
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
  'a draft that moves is scheduled in the Studio, the clock of the lake publishes it, and nobody misses its old address',
  async () => {
    await create('page-to-schedule', '/scheduled-by-a-test');
    const page = await visitStudio('/structure/page;page-to-schedule');
    await field(page, 'path').getByRole('textbox').fill('/moved-by-the-clock');
    await field(page, 'title').getByRole('textbox').fill('At its time');
    await expect.poll(() => draftOf('page-to-schedule')).toBe('At its time');
    await schedulePublish(page, soonestMinute(), () =>
      page.getByRole('button', { name: 'Make the redirect' }).click(),
    );
    const published = () => client.fetch('*[_id == "page-to-schedule"][0].title');
    expect(await published()).toBe('As it was');
    expect(await ledTo('/scheduled-by-a-test'), 'the redirect waits').toEqual([200, null]);
    await expect.poll(published, { timeout: slow }).toBe('At its time');
    await expect.poll(() => html('/moved-by-the-clock')).toContain('<title>At its time');
    await expect.poll(() => ledTo('/scheduled-by-a-test')).toEqual([308, '/moved-by-the-clock']);
    await leaveStudio(page);
  },
  slow * 2,
);

// In a browser, because the Studio itself holds a release back and lets it go.
test(
  'a release in which a page moves is kept back until it has a redirect, which then goes out with it',
  async () => {
    const releaseId = 'release-of-a-test';
    const id = 'page-to-release';
    await create(id, '/before-the-release');
    await client.releases.create({ releaseId, metadata: { title: 'Autumn', releaseType: 'asap' } });
    await client.create({ _id: `versions.${releaseId}.${id}`, ...pageAt('/after-the-release') });
    const page = await visitStudio('/structure/page');
    await page.getByTestId('release-sign').filter({ hasText: 'Autumn' }).waitFor();
    await moveTo(page, `/releases/${releaseId}`);
    const run = page.getByTestId('publish-all-button');
    const redirect = page.getByTestId('release-band').getByRole('button', { name: 'Make a redirect' });
    await redirect.waitFor();
    expect(await run.isEnabled()).toBe(false);
    await redirect.click();
    await expect.poll(() => run.isEnabled()).toBe(true);
    expect(await ledTo('/before-the-release')).toEqual([200, null]);
    await run.click();
    await page.getByTestId('confirm-button').click();
    await expect.poll(() => ledTo('/before-the-release')).toEqual([308, '/after-the-release']);
    await expect.poll(() => ledTo('/after-the-release')).toEqual([200, null]);
    await leaveStudio(page);
  },
  slow,
);

/**
 * The next full minute that will still be in the future once it has been filled in and confirmed: the Studio takes only
 * full minutes.
 */
const soonestMinute = () => new Date(Math.ceil((Date.now() + 45_000) / 60_000) * 60_000);
