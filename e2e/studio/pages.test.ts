import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { sample as faq } from '#sections/faq/sample.ts';
import { client, url } from '../setup/site.ts';
import { field, openBy, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

const id = 'page-of-the-inspectors';

afterEach(async () => {
  await client.delete({ query: '*[_type == "redirect" && from.current match "/inspected*"]' });
  await client.delete({ query: `*[_id in ["${id}", "drafts.${id}"]]` });
});

/** Makes a page and opens it in the Studio, signed in, with an inspector beside it. */
async function openInspector(inspector: string, fields: object = {}): Promise<Page> {
  await client.create({
    _id: id,
    _type: 'page',
    title: 'Inspected',
    path: { _type: 'slug', current: '/inspected' },
    sections: [{ _key: 'a', _type: 'cta-banner', title: 'The only one', version: 2 }],
    ...fields,
  });
  const page = await visitStudio(`/structure/page;${id},inspect=${inspector}`);
  await page.getByTestId('field-title').waitFor();
  return page;
}

test(
  'the search result and the social card follow every key, cut as the site cuts them, and a hint opens its field',
  async () => {
    const page = await openInspector('search-look');
    const result = page.getByTestId('search-result');
    await result.getByText('Inspected | ').waitFor();
    const description = field(page, 'seo.description').getByRole('textbox');
    await openBy(page.getByRole('button', { name: /^Write a description of its own/ }), description);
    await description.fill('word '.repeat(60));
    await expect.poll(() => result.innerText()).toMatch(/word…$/);
    const shown = async (name: string) =>
      (await page.getByTestId(name).innerText()).match(/word .*word…/)?.[0];
    expect((await shown('search-result'))?.length).toBe(200);
    expect((await shown('social-card'))?.length).toBe(140);
    await page.getByRole('button', { name: /is cut after 200/ }).waitFor();
    const count = page.getByTestId('count-seo.description');
    expect(await count.innerText()).toBe(
      'Search results cut it after 200 characters, social cards after 140.\n299 of 200',
    );
    await leaveStudio(page);
  },
  slow,
);

test(
  'what leads nowhere keeps a page from going out, a path that is taken is refused in plain words, and one that changes leaves a redirect behind',
  async () => {
    const page = await openInspector('search-look');
    const link = { _type: 'link', href: '/no-such-place' };
    const button = { _key: 'b', _type: 'button', label: 'Go', variant: 'cta', link };
    const published = await client.getDocument(id);
    await client.create({
      ...published,
      _id: `drafts.${id}`,
      _type: 'page',
      sections: [
        { _key: 'a', _type: 'cta-banner', title: 'The only one', version: 2, buttons: [button] },
        {
          _key: 'c',
          _type: 'cta-banner',
          title: 'Another one',
          version: 2,
          buttons: [{ ...button, link: { ...link, href: '/nor-here' } }],
        },
      ],
    });
    const publish = page.getByTestId('action-publish');
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await publish.click();
    const told = page.getByRole('dialog', { name: 'Not yet' });
    await told.getByRole('button', { name: /It leads to \/nor-here/ }).click();

    // The list of what to mend stays in sight above the dialogue of the field that is being mended.
    const strip = page.getByTestId('mend-strip');
    await strip.getByText('2 of 2 · ').waitFor();
    const other = field(page, 'sections[_key=="c"].buttons[_key=="b"].link.href').getByRole('textbox');
    const isCovered = () =>
      other.evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== input;
      });
    await expect.poll(isCovered).toBe(false);
    await other.fill('/platform');
    await strip.getByText('Mended. Next: 1 of 1 · ').waitFor();
    await strip.getByRole('button', { name: 'Open it' }).click();
    await strip.getByText(/It leads to \/no-such-place/).waitFor();
    const href = field(page, 'sections[_key=="a"].buttons[_key=="b"].link.href').getByRole('textbox');
    await href.fill('example.com/else');
    await href.blur();
    await expect.poll(() => href.inputValue()).toBe('https://example.com/else');
    await href.fill('/platform');
    await strip.getByText('All is mended: publish it.').waitFor();
    await strip.getByRole('button', { name: 'Close, and mend it later' }).click();
    // The button stands in a dialogue above that of its section.
    const close = page.getByTestId('nested-object-dialog').getByRole('button', { name: /^Close/ });
    const closeLast = async () => {
      await close
        .last()
        .click({ timeout: 2_000 })
        .catch(() => {});
      return close.count();
    };
    await expect.poll(closeLast).toBe(0);
    const path = field(page, 'path').getByRole('textbox');
    await path.fill('/platform');
    await page.getByTestId('fault-path').getByText('/platform already').waitFor();
    // The field keeps the focus while its fault comes and goes.
    expect(await path.evaluate((input) => input === document.activeElement)).toBe(true);
    await path.fill('/inspected-anew');
    const isSaved = () => client.fetch(`*[_id == "drafts.${id}"][0].path.current`);
    await expect.poll(isSaved).toBe('/inspected-anew');
    await page.getByTestId('action-publish').click();
    const dialog = page.getByRole('dialog', { name: 'The address changes' });
    expect(await dialog.getByRole('checkbox', { name: 'Make a redirect' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    const led = async () => {
      const { status, headers } = await fetch(`${url}/inspected`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    await expect.poll(led).toEqual([308, '/inspected-anew']);
    expect(await client.fetch('*[_type == "redirect" && from.current == "/inspected"].to.page._ref')).toEqual(
      [id],
    );

    // The Studio asks about a section in which nobody has written.
    await client.createIfNotExists({ ...(await client.getDocument(id)), _id: `drafts.${id}`, _type: 'page' });
    await client
      .patch(`drafts.${id}`)
      .insert('after', 'sections[-1]', [{ ...faq, _key: 'faq' }])
      .commit();
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await publish.click();
    const asked = page.getByRole('dialog', { name: 'It still has example text' });
    await asked.getByText(faq.title).waitFor();
    await asked.getByRole('button', { name: 'Publish all the same' }).click();
    await expect.poll(() => client.fetch(`count(*[_id == "${id}"][0].sections)`)).toBe(3);
    await leaveStudio(page);
  },
  slow,
);
