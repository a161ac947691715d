import type { Frame } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { openPreview, removeDocuments } from '../preview/open-preview.ts';
import { client } from '../setup/site.ts';
import { chooseAction, chooseDelete, field, openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from '../studio/visit-studio.ts';

const ids = ['page-gone-from', 'page-gone-to', 'page-gone-on-to', 'page-deleted-beside'];
const [from = '', to = '', on = '', gone = ''] = ids;
const begunPath = '/begun-beside-a-page';
const copyPath = `/${from}-copy`;
const begunAlone = '/begun-itself';
afterAll(async () => {
  await removeDocuments(...ids);
  const query = '*[_type == "page" && path.current in $begun]';
  await client.delete({ query, params: { begun: [begunPath, begunAlone, copyPath] } });
  await client.delete({
    query: '*[_type == "redirect" && from.current == $from]',
    params: { from: `/${gone}` },
  });
});

const titled = (title: string) => ({ _key: title, _type: 'cta-banner', title, version: 2 });
const pageOf = (_id: string, ...sections: object[]) => ({
  _id,
  _type: 'page',
  title: `The heading of ${_id}`,
  path: { _type: 'slug', current: `/${_id}` },
  sections,
});
const marks = (preview: Frame) =>
  preview.locator('[data-part=insert-mark]').evaluateAll((all) => all.map((one) => one.ariaLabel));
const isTyped = (element: Element) => element.contains(element.ownerDocument.activeElement);

// Only a browser keeps left pages in the document.
test('on a page that is gone to in the preview its own sections are added to and written in, and an empty one is begun', {
  timeout: slow,
}, async () => {
  await client.createOrReplace(pageOf(to, titled('The only one')));
  await client.createOrReplace(pageOf(on));
  const long = ['One', 'Two', 'Three', 'Four'].map(titled);
  const { page, preview } = await openPreview(pageOf(from, ...long), `/${from}`);
  await expect.poll(() => marks(preview)).toHaveLength(5);
  await preview.evaluate(() => document.documentElement.setAttribute('data-same', ''));

  const goTo = async (id: string) => {
    // The Studio may still open the text that was written last.
    const isThere = async () => {
      if (findPreview(page, `/${id}`) !== preview)
        await moveTo(page, `/presentation/page/${id}?preview=/${id}`);
      return findPreview(page, `/${id}`) === preview;
    };
    await expect.poll(isThere, { interval: 3_000 }).toBe(true);
    expect(await preview.locator('html[data-same]').count(), 'It was not loaded anew.').toBe(1);
  };
  await goTo(to);
  await expect
    .poll(() => marks(preview))
    .toEqual(['Add a section at the beginning', 'Add a section at the end']);
  const words = ['The heading of page-gone-to', 'The only one'];
  for (const name of words) {
    const heading = preview.getByRole('heading', { name }).first();
    await expect
      .poll(async () => {
        if (!(await heading.evaluate(isTyped))) await heading.click();
        return heading.evaluate(isTyped);
      })
      .toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type(', written');
    await expect.poll(() => heading.textContent()).toBe(`${name}, written`);
  }
  await page.keyboard.press('Escape');

  await goTo(on);
  await preview.locator('[data-part=insert-first]').filter({ visible: true }).waitFor();
  expect(await marks(preview)).toEqual([]);
  await leaveStudio(page);
});

test('a page that is begun beside another one takes its place in the preview as soon as it has an address', {
  timeout: slow,
}, async () => {
  const { page, preview } = await openPreview(pageOf(from, titled('One')), `/${from}`);
  await expect.poll(() => marks(preview)).toHaveLength(2);
  const empty = page.getByText('Empty page');
  await openBy(page.getByRole('button', { name: 'Create new document' }), empty);
  await empty.click();
  const title = field(page, 'title').getByRole('textbox');
  await expect.poll(() => title.inputValue()).toBe('');
  // Until then, what is typed on the page would be taken for text of the new page.
  const sign = preview.locator('[data-part=locked]').filter({ visible: true });
  await expect
    .poll(() => sign.allInnerTexts())
    .toEqual([expect.stringContaining('You have begun a new page')]);
  expect(await marks(preview)).toEqual([]);
  await title.fill('Begun beside a page');
  // The address is made from the title.
  await title.press('Tab');
  const begun = () =>
    findPreview(page, begunPath)?.locator('[data-part=insert-first]').filter({ visible: true }).count();
  await expect.poll(begun).toBe(1);
  expect(await findPreview(page, begunPath)?.locator('h1:visible').innerText()).toBe('Begun beside a page');
  await expect
    .poll(() => findPreview(page, begunPath)?.locator('[data-part=locked]:visible').count())
    .toBe(0);
  await title.fill('Begun beside a page, and seen there');
  await expect
    .poll(() => findPreview(page, begunPath)?.locator('h1:visible').innerText())
    .toBe('Begun beside a page, and seen there');
  await leaveStudio(page);
});

test('a page that is copied beside its preview takes the place of the original there', {
  timeout: slow,
}, async () => {
  const { page } = await openPreview(pageOf(from, titled('One')), `/${from}`);
  await field(page, 'title').waitFor();
  await chooseAction(page, 'Duplicate');
  const ofCopy = () => findPreview(page, copyPath)?.locator('[data-section] h2:visible').allInnerTexts();
  await expect.poll(ofCopy).toEqual(['One']);
  await expect.poll(() => field(page, 'path').getByRole('textbox').inputValue()).toBe(copyPath);
  await leaveStudio(page);
});

test('the address follows the title after the form was opened anew, is taken back with the word it was made of, and says why it is another one or none', {
  timeout: slow,
}, async () => {
  const page = await visitStudio('/structure');
  const empty = page.getByText('Empty page');
  await openBy(page.getByRole('button', { name: 'Create new document' }), empty);
  await empty.click();
  const title = field(page, 'title').getByRole('textbox');
  const address = field(page, 'path').getByRole('textbox');
  await expect.poll(() => title.evaluate(isTyped)).toBe(true);
  await page.keyboard.type('東京');
  await page.keyboard.press('Tab');
  await page.getByText('No address can be made from “東京”').waitFor();
  await title.fill('Search');
  await title.press('Tab');
  await page.getByText('/search is taken: by another page, or by the site itself.').waitFor();
  await expect.poll(() => address.inputValue()).toBe('/search-2');
  await title.fill('Begun');
  await title.press('Tab');
  await expect.poll(() => address.inputValue()).toBe('/begun');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Begun');
  await title.press('End');
  await title.pressSequentially(' beside');
  await expect.poll(() => title.inputValue()).toBe('Begun beside');
  await title.press('Tab');
  await expect.poll(() => address.inputValue()).toBe('/begun-beside');
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue()).toBe('Begun ');
  expect(await address.inputValue()).toBe('/begun');
  await title.press('End');
  await title.pressSequentially('itself');
  await title.press('Tab');
  await expect.poll(() => address.inputValue()).toBe(begunAlone);
  await leaveStudio(page);
});

test('a page that is deleted beside its preview leaves it for what visitors find there, or says where they are led, and is there again once it is restored', {
  timeout: slow,
}, async () => {
  const { page } = await openPreview(pageOf(gone, titled('One')), `/${gone}`);
  const headings = async () => {
    const shown = findPreview(page, `/${gone}`)?.locator('h1:visible');
    return (await shown?.allInnerTexts()) ?? [];
  };
  expect(await headings()).toEqual([`The heading of ${gone}`]);
  const remove = async (isLedOn: boolean) => {
    await chooseDelete(page);
    const dialog = page.getByRole('dialog', { name: 'Delete it?' });
    await dialog.getByRole('checkbox', { name: /^Lead visitors to/ }).setChecked(isLedOn);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove(false);
  await expect.poll(headings, { timeout: 30_000 }).toEqual(['This page does not exist']);
  await client.createOrReplace(pageOf(gone, titled('One')));
  await expect.poll(headings, { timeout: 30_000 }).toEqual([`The heading of ${gone}`]);
  await remove(true);
  const note = () => findPreview(page, `/${gone}`)?.getByRole('note').filter({ visible: true });
  await expect
    .poll(() => note()?.innerText(), { timeout: 30_000 })
    .toContain(`Whoever asks for /${gone} is led to /.`);
  await page.getByRole('button', { name: /Restore/ }).click();
  await expect.poll(headings, { timeout: 30_000 }).toEqual([`The heading of ${gone}`]);
  await leaveStudio(page);
});
