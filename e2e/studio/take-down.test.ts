import type { Locator, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { client, html, url } from '../setup/site.ts';
import { chooseAction, slow } from './open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const ids = ['page-to-take-down', 'page-that-is-held', 'page-that-holds'];
const [going, held, holding] = ids;
const path = '/taken-down-by-a-test';
afterAll(async () => {
  await client.delete({ query: '*[_type == "redirect" && from.current == $path]', params: { path } });
  // All are deleted at once, because one of them holds another.
  await client.delete({
    query: '*[_id in $ids || _id in $drafts]',
    params: { ids, drafts: ids.map((id) => `drafts.${id}`) },
  });
});

const pageAt = (_id = '', title = '', current = '', ...buttons: object[]) => ({
  _id,
  _type: 'page',
  title,
  path: { _type: 'slug', current },
  sections: [{ _key: 'a', _type: 'cta-banner', title: 'The only one', version: 2, buttons }],
});

/** Where visitors who ask for the page are redirected. */
async function ledTo() {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

/** Opens the form that asks until when visitors have the open page. */
async function openForm(page: Page): Promise<Locator> {
  await chooseAction(page, 'Take it down on…');
  return page.getByRole('dialog', { name: 'Take it down on…' });
}

test(
  'a page that is given a moment is there until then, the clock of the lake takes it down, and visitors are led on',
  async () => {
    await client.createOrReplace(pageAt(going, 'For a while', path));
    await expect.poll(() => html(path)).toContain('<title>For a while');
    const page = await visitStudio(`/structure/page;${going}`);
    const form = await openForm(page);
    const until = form.getByLabel('Visitors have it until');
    const plan = form.getByRole('button', { name: 'Plan it' });
    await until.fill('2020-01-01T09:00');
    await form.getByText('Choose a day and a time in the future.').waitFor();
    expect(await plan.isEnabled()).toBe(false);

    await until.fill(new Date(Date.now() + 1_800_000).toISOString().slice(0, 16));
    expect(await form.getByLabel('Lead visitors to / from then on').isChecked()).toBe(true);
    await plan.click();
    await page
      .getByText(/^It is taken down on /)
      .first()
      .waitFor();
    expect(await ledTo(), 'until then').toEqual([200, null]);
    const planned = '*[_type == "system.release" && metadata.title == "Taken down: For a while"][0]';
    await expect.poll(() => client.fetch(`${planned}.state`)).toMatch(/^schedul/);

    await moveTo(page, '/structure/page');
    await page
      .getByTestId('release-sign')
      .filter({ hasText: /^Offline on / })
      .waitFor();
    // To avoid waiting for half an hour, the release is rescheduled for some seconds from now.
    const releaseId = await client.fetch<string>(`${planned}.name`);
    await client.releases.unschedule({ releaseId });
    await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 3_000).toISOString() });
    await expect.poll(ledTo, { timeout: slow }).toEqual([307, '/']);
    await leaveStudio(page);
  },
  slow * 2,
);

test(
  'who shows a page or leads to it is named, and it cannot be planned before that is mended',
  async () => {
    const link = { _type: 'link', page: { _type: 'reference', _ref: held } };
    const button = { _key: 'b', _type: 'button', label: 'Go', variant: 'cta', link };
    await client.createOrReplace(pageAt(held, 'Held', '/held-by-a-test'));
    await client.createOrReplace(pageAt(holding, 'Leads to what goes', '/holds-in-a-test', button));
    const page = await visitStudio(`/structure/page;${held}`);
    const form = await openForm(page);
    await form.getByText(/cannot be taken down as long as these show it .*: Leads to what goes\./).waitFor();
    expect(await form.getByLabel('Visitors have it until').count()).toBe(0);
    expect(await form.getByRole('button', { name: 'Plan it' }).isEnabled()).toBe(false);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await leaveStudio(page);
  },
  slow,
);
