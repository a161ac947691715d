import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, url } from '../setup/site.ts';
import { chooseDelete, field, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-that-is-used';
const bannerTo = (link: object) => ({
  _key: 'a',
  _type: 'cta-banner',
  title: 'Go there',
  version: 2,
  buttons: [{ _key: 'b', _type: 'button', label: 'Go', variant: 'cta', link }],
});
const ids = [id, 'page-that-links', 'redirect-that-leads'];
beforeAll(async () => {
  const pageAt = (_id: string, path: string) => ({
    _id,
    _type: 'page',
    title: _id,
    path: { _type: 'slug', current: path },
  });
  const link = { _type: 'link', page: { _type: 'reference', _ref: id } };
  await client
    .transaction()
    .createOrReplace(pageAt(id, '/used'))
    .createOrReplace({ ...pageAt('page-that-links', '/links-to-it'), sections: [bannerTo(link)] })
    .createOrReplace({
      _id: 'redirect-that-leads',
      _type: 'redirect',
      from: { _type: 'slug', current: '/leads-to-it' },
      to: link,
    })
    .commit();
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_id in $ids]', params: { ids: ids.toReversed() } });
});

test(
  'the pages and redirects that lead to a page are listed beside it, each a click away',
  async () => {
    const page = await visitStudio(`/structure/page;${id},inspect=uses`);
    const uses = page.getByTestId('uses').getByRole('link');
    await expect
      .poll(async () => (await uses.allInnerTexts()).toSorted())
      .toEqual(['/leads-to-it\nRedirect', 'page-that-links\nPage · /links-to-it']);
    await uses.filter({ hasText: 'page-that-links' }).click();
    const title = () => field(page, 'title').getByRole('textbox').last().inputValue();
    await expect.poll(title).toBe('page-that-links');
    await leaveStudio(page);
  },
  slow,
);

/** The documents that the open dialogue names, without their subtitles. */
const namedIn = async (page: Page): Promise<string[]> => {
  const named = await page.getByRole('dialog').getByTestId('blocked-by').innerText();
  return [...new Set(named.split('\n'))].filter((line) => /^(\/leads|page-)/.test(line)).toSorted();
};

test(
  'before a page is taken offline or deleted, what leads to it is named, and it stays as long as that is so',
  async () => {
    const page = await visitStudio(`/structure/page;${id}`);
    await field(page, 'title').waitFor();
    await chooseDelete(page);
    await expect.poll(() => namedIn(page)).toEqual(['page-that-links']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

    await page.getByRole('button', { name: 'Published', exact: true }).click();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect.poll(() => namedIn(page)).toEqual(['page-that-links']);
    await leaveStudio(page);

    await expect(client.delete(id)).rejects.toThrowError(/page-that-links|redirect-that-leads/);
    expect((await fetch(`${url}/used`)).status).toBe(200);
  },
  slow,
);

// The dialogue belongs to the Studio, and it depends on a server that renders anew: only a browser has both.
test(
  'a page that nothing holds is deleted when that is agreed, and visitors are led on from where it stood',
  async () => {
    const [_id, path] = ['page-that-goes', '/platform/goes'];
    await client.createOrReplace({
      _id,
      _type: 'page',
      title: 'That goes',
      path: { _type: 'slug', current: path },
    });
    const page = await visitStudio(`/structure/page;${_id}`);
    await field(page, 'title').waitFor();
    await chooseDelete(page);
    const dialog = page.getByRole('dialog', { name: 'Delete it?' });
    await dialog.getByText(`Visitors no longer have ${path}`).waitFor();
    expect(await dialog.getByRole('checkbox', { name: 'Lead visitors to /platform' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('“That goes” is deleted').first().waitFor();
    const led = async () => {
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    await expect.poll(led).toEqual([307, '/platform']);
    expect(await client.fetch('count(*[_id == $_id])', { _id })).toBe(0);
    await client.delete({ query: '*[_type == "redirect" && from.current == $path]', params: { path } });
    await leaveStudio(page);
  },
  slow,
);

test(
  'a page that is taken offline where visitors have it is there as a draft, and brings back the addresses that led to it when it goes out again',
  async () => {
    const [_id, path] = ['page-taken-offline', '/platform/taken-offline'];
    await client.createOrReplace({
      _id,
      _type: 'page',
      title: 'Was here',
      path: { _type: 'slug', current: path },
      sections: [bannerTo({ _type: 'link', href: '/platform' })],
    });
    const from = { _type: 'slug', current: '/was-here' };
    const to = { _type: 'link', page: { _type: 'reference', _ref: _id } };
    await client.createOrReplace({ _id: 'redirect-from-before', _type: 'redirect', from, to });
    const led = () =>
      client.fetch(
        '*[_type == "redirect" && from.current in [$path, "/was-here"]] | order(from.current){"from": from.current, "to": coalesce(to.page._ref, to.href)}',
        { path },
      );
    const page = await visitStudio(`/structure/page;${_id}`);
    await field(page, 'title').waitFor();
    await page.getByRole('button', { name: 'Published', exact: true }).click();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take it offline?' });
    expect(await dialog.getByRole('checkbox', { name: /^Lead visitors to/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Take it offline' }).click();
    await page.getByText('“Was here” is taken offline').first().waitFor();
    const title = field(page, 'title').getByRole('textbox');
    await expect
      .poll(async () => [await title.inputValue(), await title.isEditable()])
      .toEqual(['Was here', true]);
    const elsewhere = [path, '/was-here'].map((old) => ({ from: old, to: '/platform' }));
    expect(await led()).toEqual(elsewhere);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const back = page.getByRole('dialog', { name: 'A redirect begins here' });
    await back.getByText(`Visitors who ask for ${path} are led to /platform today`).waitFor();
    expect(await back.getByRole('checkbox', { name: 'Lead older addresses here again' }).isChecked()).toBe(
      true,
    );
    await back.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(led).toEqual([{ from: '/was-here', to: _id }]);
    await client.delete({ query: '*[_id in ["redirect-from-before", $_id]]', params: { _id } });
    await leaveStudio(page);
  },
  slow,
);
