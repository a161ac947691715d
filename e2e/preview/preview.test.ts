import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allAddresses } from '#pages/all-addresses.ts';
import { readPreviewCookies } from '#web/front/previews/preview-cookie.ts';
import { openShortClasses, readShortClasses } from '#web/renderer/short-classes.ts';
import { distDir } from '../product/prepared-product.ts';
import { client, html, url } from '../setup/site.ts';
import { ofEverySort } from '../site/of-every-sort.ts';
import { field, openBy, slow } from '../studio/open-studio.ts';
import { openPreview, removeDocuments } from './open-preview.ts';

/** What visitors read: the content of a page, without what differs between the two ways to draw it. */
function contentOf(page: string): string {
  const main = page.match(/<main[^>]*>([\s\S]*?)<\/main>/)?.[1] ?? '';
  return main
    .replace(/<script[\s\S]*?<\/script>|<link[^>]*>|<!--.*?-->|<\/?div[^>]*>/g, '')
    .replace(/_[RS]_\w+_/g, '');
}

test(
  'what the preview shows is what visitors see, on pages of every kind',
  async () => {
    // The sitemap may still list what an earlier test file has just deleted.
    const published = client.withConfig({ perspective: 'published' });
    const found = await allAddresses((query, params) => published.fetch(query, params));
    const redirects = await published.fetch<string[]>('*[_type == "redirect"].from.current');
    const all = found.map(({ path }) => path).filter((path) => !redirects.includes(path));
    const some = ofEverySort(all, 1);
    expect(some.length).toBeGreaterThan(25);
    const cookies = await readPreviewCookies(join('web', distDir));
    const nameShortly = openShortClasses(await readShortClasses(join('web', distDir)));
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const path of some) {
      const preview = nameShortly(await (await fetch(url + path, { headers: { cookie } })).text());
      // Visitors may still get what an earlier test file has just changed back.
      await expect.poll(async () => contentOf(await html(path)), { message: path }).toBe(contentOf(preview));
    }
  },
  slow,
);

const pageAt = (id: string, path: string, ...sections: object[]) => ({
  _id: id,
  _type: 'page',
  title: 'A page of the preview',
  path: { _type: 'slug', current: path },
  sections: [
    { _key: 'opening', _type: 'hero', title: 'As it was', layout: 'center' },
    { _key: 'words', _type: 'prose', title: 'More words', text: [] },
    ...sections,
  ],
});

test(
  'a click on a heading opens its field, and what is typed there stands on the page before it is stored',
  async () => {
    const { page, preview } = await openPreview(
      pageAt('page-of-the-preview', '/preview-test'),
      '/preview-test',
    );
    const heading = preview.getByRole('heading', { level: 1 });
    const field = page.getByTestId('field-sections[_key=="opening"].title').getByRole('textbox');
    await expect
      .poll(async () => {
        await heading.click();
        return field.isVisible();
      })
      .toBe(true);
    // The lake never gets the change, and yet the page shows it.
    await page.route('**/data/actions/**', () => {});
    // A click into the form takes the focus from the page.
    await field.click();
    await field.fill('As it is to be');
    await expect.poll(() => heading.innerText()).toBe('As it is to be');
    expect(await client.fetch('count(*[_id == "drafts.page-of-the-preview"])')).toBe(0);
    expect(await html('/preview-test')).toContain('As it was');
    await page.close();
    await removeDocuments('page-of-the-preview');
  },
  slow,
);

test(
  'a section that cannot be shown is a card that says why, an unfinished one names what is empty, and opens it',
  async () => {
    const odd = { _key: 'odd', _type: 'carousel', title: 'Nobody knows this kind' };
    const empty = { _key: 'empty', _type: 'faq', title: 'Questions' };
    const document = pageAt('page-with-a-gap', '/preview-gap', odd, empty);
    const { page, preview } = await openPreview(document, '/preview-gap');
    const card = preview.getByText('No kind of section is named "carousel"');
    await expect.poll(() => card.count()).toBe(1);
    const note = preview.getByRole('note').filter({ hasText: '“Questions” is not finished' });
    await openBy(note.getByText('Questions is empty'), field(page, 'sections[_key=="empty"].items'));
    expect(await html('/preview-gap')).not.toContain('carousel');
    await page.close();
    await removeDocuments('page-with-a-gap');
  },
  slow,
);
