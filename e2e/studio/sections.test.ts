import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, lakeUrl } from '../setup/site.ts';
import { chooseAction, closeSection, field, sections, slow } from './open-studio.ts';
import { leaveStudio, visitStudio } from './visit-studio.ts';

interface StoredSection {
  _key: string;
  _type: string;
  title: string;
  items?: { _key: string }[];
}

const ids = ['page-of-sections', 'page-to-be-ordered', 'page-to-add-to'];
const size = { height: 1800 };
beforeAll(async () => {
  const picture = await client.fetch('*[_type == "sanity.imageAsset"][0]._id');
  await client.createOrReplace({
    _id: 'page-of-sections',
    _type: 'page',
    title: 'Sections',
    path: { _type: 'slug', current: '/sections-of-a-test' },
    sections: [
      {
        _key: 'a',
        _type: 'hero',
        title: 'Opens the page',
        picture: { _type: 'picture', asset: { _type: 'reference', _ref: picture }, isDecorative: true },
      },
      {
        _key: 'b',
        _type: 'faq',
        title: 'Asked often',
        items: [{ _key: 'q', _type: 'question', question: 'Why?', answer: [] }],
      },
      { _key: 'c', _type: 'cta-banner', version: 2 },
      { _key: 'd', _type: 'no-such-kind', title: 'From a later version' },
    ],
  });
  await client.createOrReplace({
    _id: 'page-to-be-ordered',
    _type: 'page',
    title: 'To be ordered',
    path: { _type: 'slug', current: '/to-be-ordered' },
    sections: ['One', 'Two', 'Three'].map((title) => ({
      _key: title,
      _type: 'cta-banner',
      title,
      version: 2,
    })),
  });
}, slow);
afterAll(async () => {
  await client.delete({
    query: '*[_id in $ids || _id in $drafts]',
    params: { ids, drafts: ids.map((id) => `drafts.${id}`) },
  });
});

/** The sections of a page as an editor sees them. */
const stored = (id: string): Promise<StoredSection[]> =>
  client.fetch('coalesce(*[_id == $draft][0].sections, *[_id == $id][0].sections)', {
    id,
    draft: `drafts.${id}`,
  });

async function choose(page: Page, section: string, action: string): Promise<void> {
  const menu = field(page, 'sections').getByTestId('array-item-menu-button');
  const item = page.getByRole('menuitem', { name: action, exact: true });
  // A menu closes when the form is drawn anew.
  const pick = async () => {
    const index = (await namesOf(page)).indexOf(section);
    if (!(await item.isVisible())) await menu.nth(index).click({ timeout: 20_000 });
    await item.click({ timeout: 20_000 });
    return true;
  };
  await expect.poll(() => pick().catch(() => false), { interval: 1_000 }).toBe(true);
}

test(
  'a section is listed by its picture, its title and its kind, and says so when it has no title or is of no known kind',
  async () => {
    const page = await visitStudio('/structure/page;page-of-sections', size);
    await expect
      .poll(() => sections(page).allInnerTexts())
      .toEqual(['Opens the page\nHero', 'Asked often\nQuestions', 'Without a title\nCall to action']);
    const pictures = () =>
      sections(page)
        .locator('[style*="url("]')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage));
    await expect
      .poll(pictures)
      .toEqual([
        expect.stringContaining(new URL(lakeUrl).port),
        expect.stringContaining('/section-pictures/faq.webp'),
        expect.stringContaining('/section-pictures/cta-banner.webp'),
      ]);
    await field(page, 'sections').getByText('no-such-kind').first().waitFor();
    await leaveStudio(page);
  },
  slow,
);

test(
  'a section that is duplicated has keys of its own all the way down',
  async () => {
    const page = await visitStudio('/structure/page;page-of-sections', size);
    await sections(page).first().waitFor();
    await choose(page, 'Asked often', 'Duplicate');
    await closeSection(page);
    await expect
      .poll(async () => (await stored('page-of-sections')).map(({ title }) => title))
      .toEqual(['Opens the page', 'Asked often', 'Asked often', undefined, 'From a later version']);
    const [, first, second] = await stored('page-of-sections');
    expect(first?._key).not.toBe(second?._key);
    expect(first?.items?.[0]?._key).not.toBe(second?.items?.[0]?._key);
    await leaveStudio(page);
  },
  slow,
);

test(
  'a page that is duplicated stands at a path of its own, and its sections have other keys',
  async () => {
    const page = await visitStudio('/structure/page;page-of-sections', size);
    await sections(page).first().waitFor();
    await chooseAction(page, 'Duplicate');
    const copies = () =>
      client.fetch<{ _id: string }[]>(
        '*[_type == "page" && path.current == "/sections-of-a-test-copy"]{_id}',
      );
    await expect.poll(async () => (await copies()).length).toBe(1);
    const [{ _id }] = (await copies()) as [{ _id: string }];
    const original = await stored('page-of-sections');
    const copy = _id.replace('drafts.', '');
    const copied = await stored(copy);
    expect(copied.map(({ _type }) => _type)).toEqual(original.map(({ _type }) => _type));
    const keys = [...original, ...copied].map(({ _key }) => _key);
    expect(new Set(keys).size).toBe(keys.length);
    // The Studio opens the copy once it is stored, whatever is open by then.
    await page.waitForURL(`**/page;${copy}`);
    await leaveStudio(page);
    await client.delete(_id);
  },
  slow,
);

/** Drags a section by its handle to the place of another one. */
async function drag(page: Page, section: string, onto: string): Promise<void> {
  const names = await namesOf(page);
  const handleOf = (name: string) =>
    field(page, 'sections').locator('[data-ui="DragHandleButton"]').nth(names.indexOf(name));
  const boxOf = async (name: string) =>
    (await handleOf(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const hold = async () => {
    // Parts of a form that are drawn late move what is below them, so the handle must stand still and lie under the
    // pointer before it is taken.
    await handleOf(section).hover();
    const [from, to] = [await boxOf(section), await boxOf(onto)];
    const x = from.x + from.width / 2;
    await page.mouse.down();
    await page.mouse.move(x, from.y + from.height / 2 - 8, { steps: 4 });
    await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
    // The list makes room a moment after the pointer has moved, and knows only then where the pointer is; a busy list
    // only notices the next move.
    let turn = 0;
    const makesRoom = async () => {
      turn += 1;
      await page.mouse.move(x, to.y + to.height / 2 + (turn % 2));
      return (await boxOf(onto)).y > to.y + 8;
    };
    await expect.poll(makesRoom, { timeout: 10_000 }).toBe(true);
    return 'held';
  };
  const holdOrLetGo = () =>
    hold().catch(async (error) => {
      // A handle that was drawn again while it was being taken is not held.
      await page.keyboard.press('Escape');
      await page.mouse.up();
      return String(error);
    });
  await expect.poll(holdOrLetGo).toBe('held');
  await page.mouse.up();
}

const namesOf = async (page: Page): Promise<string[]> =>
  (await sections(page).allInnerTexts()).map((words) => words.split('\n')[0] ?? '');

test(
  'a section that is dragged by its handle in the form is stored at its new place',
  async () => {
    const page = await visitStudio('/structure/page;page-to-be-ordered', size);
    await expect.poll(() => namesOf(page)).toEqual(['One', 'Two', 'Three']);
    await drag(page, 'Three', 'One');
    await expect.poll(() => namesOf(page)).toEqual(['Three', 'One', 'Two']);
    await expect
      .poll(async () => (await stored('page-to-be-ordered')).map(({ title }) => title))
      .toEqual(['Three', 'One', 'Two']);
    await leaveStudio(page);
  },
  slow,
);

test(
  'in the form, too, a section is found by what people call it, and Enter adds it',
  async () => {
    const id = 'page-to-add-to';
    const path = { _type: 'slug', current: '/to-add-to' };
    await client.createOrReplace({ _id: id, _type: 'page', title: 'To add to', path });
    const page = await visitStudio(`/structure/page;${id}`, size);
    await field(page, 'sections').getByRole('button', { name: 'Add item' }).click();
    const panel = page.getByRole('dialog', { name: 'Add a section' });
    await panel.getByText('Running pictures').waitFor();
    const search = panel.getByLabel('Search sections');
    await search.fill('xylophone');
    await panel.getByText('Nothing is called “xylophone”').waitFor();
    await search.fill('slider');
    await search.press('Enter');
    const added = () =>
      client.fetch<string[]>('*[_id == $draft][0].sections[]._type', { draft: `drafts.${id}` });
    await expect.poll(added).toEqual(['marquee']);
    await leaveStudio(page);
  },
  slow,
);
