import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unfoundId } from '#schemas/unfound/schema.ts';
import { client, lakeUrl, token } from '../setup/site.ts';
import { chooseAction, closeSection, field, openBy, sections, slow } from './open-studio.ts';
import { leaveStudio, moveTo, visitStudio } from './visit-studio.ts';

const category = 'category-of-the-desk';
const posts = [
  ['post-of-yesterday', 'Of yesterday', '2024-01-01T09:00:00Z'],
  ['drafts.post-in-the-making', 'In the making', '2024-01-02T09:00:00Z'],
  ['post-of-tomorrow', 'Of tomorrow', '2099-01-01T09:00:00Z'],
] as const;
const submission = 'submission.of-the-desk';
const deleted = 'page-deleted-from-the-desk';
const lost = '/lost-from-the-desk';
const template = 'Portrait of the desk';
const size = { width: 1600, height: 1000 };
beforeAll(async () => {
  const transaction = client
    .transaction()
    .createOrReplace({
      _id: category,
      _type: 'category',
      title: 'Of the desk',
      slug: { _type: 'slug', current: 'of-the-desk' },
    })
    .createOrReplace({
      _id: submission,
      _type: 'submission',
      form: 'newsletter',
      portal: 'tessera',
      submittedAt: '2099-01-01T09:00:00Z', // the first screen only shows the latest
      fields: [{ _key: 'f0', name: 'email', label: 'Work email', value: 'ada@desk.example' }],
    });
  for (const [_id, title, publishedAt] of posts)
    transaction.createOrReplace({
      _id,
      _type: 'post',
      title,
      slug: { _type: 'slug', current: _id.replace('drafts.', '') },
      excerpt: 'It stands in the lists of the desk.',
      category: { _type: 'reference', _ref: category },
      publishedAt,
    });
  await transaction.commit();
  // The addresses as the site reports them, which it does seldom.
  const addresses = [{ path: lost, count: 900, last: '2099-01-01T09:00:00Z', from: 'partners.example' }];
  await fetch(`${lakeUrl}/site/unfound/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ addresses }),
  });
}, slow);
afterAll(async () => {
  for (const id of [...posts.map(([id]) => id), category, submission, unfoundId, `drafts.${deleted}`])
    await client.delete(id);
  await client.delete({ query: '*[_type == "page-template" && title == $template]', params: { template } });
});

/** The posts in the last open list, in its order. */
const listed = async (page: Page): Promise<string[]> => {
  const items = await page.getByTestId('document-list-pane').last().getByRole('link').allInnerTexts();
  const own = posts.map(([, title]) => title as string);
  return items.map((item) => item.split('\n')[0] ?? '').filter((title) => own.includes(title));
};

test(
  'posts are listed by their state and by their category',
  async () => {
    const page = await visitStudio('/structure/post', size);
    await page.getByRole('link', { name: 'With unpublished changes' }).click();
    await expect.poll(() => listed(page)).toEqual(['In the making']);
    await page.getByRole('link', { name: 'Dated in the future' }).click();
    await expect.poll(() => listed(page)).toEqual(['Of tomorrow']);
    await page.getByRole('link', { name: 'By category' }).click();
    await page.getByTestId('document-list-pane').getByRole('link', { name: 'Of the desk' }).click();
    await expect.poll(() => listed(page)).toEqual(['Of tomorrow', 'In the making', 'Of yesterday']);
    await leaveStudio(page);
  },
  slow,
);

test(
  'of the menu, the footer and the settings there is one: none can be made, copied, deleted or taken offline',
  async () => {
    const page = await visitStudio('/structure', size);
    await page.getByTestId('new-document-button').click();
    const made = page.locator('[data-testid^="create-new-"]');
    await made.getByText('Landing page').waitFor();
    const types = await made.evaluateAll((all) => all.map((each) => each.getAttribute('data-testid')));
    expect(types).toContain('create-new-post');
    for (const type of ['menu', 'footer', 'site', 'submission'])
      expect(types).not.toContain(`create-new-${type}`);
    // By keyboard only: this menu is our own, so none of Sanity's lists handles its keys.
    await page.getByRole('textbox', { name: 'Search what to make' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('shared');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('template%3Dshared-section');
    await field(page, 'sections').waitFor();

    for (const [title, first] of [
      ['Menu', 'items'],
      ['Footer', 'tagline'],
      ['Site settings', 'brandName'],
    ] as const) {
      await page.getByTestId(`pane-item-${title}`).click();
      await field(page, first).waitFor();
      await page.getByTestId('action-publish').waitFor();
      expect(await page.getByTestId('action-menu-button').count(), title).toBe(0);
      await page.getByRole('button', { name: 'Published', exact: true }).click();
      await page.getByTestId('action-publish').waitFor({ state: 'hidden' });
      expect(await page.getByRole('button', { name: 'Unpublish' }).count(), title).toBe(0);
      await page.getByRole('button', { name: 'Draft', exact: true }).click();
    }
    await leaveStudio(page);
  },
  slow,
);

test(
  'what a visitor has sent is read and deleted, and nothing of it can be changed',
  async () => {
    const page = await visitStudio('/structure/submission', size);
    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all as CSV' }).click();
    expect(await readFile(await (await table).path(), 'utf8')).toContain('ada@desk.example');
    const sent = page.getByTestId('submissions').getByRole('link', { name: 'ada@desk.example' });
    await sent.getByText('New', { exact: true }).waitFor();
    await sent.click();
    await sent.getByText('New', { exact: true }).waitFor({ state: 'detached' });
    const value = field(page, 'fields[_key=="f0"].value').getByRole('textbox');
    await openBy(field(page, 'fields').getByText('ada@desk.example'), value);
    await expect.poll(() => value.inputValue()).toBe('ada@desk.example');
    expect(await value.isEditable()).toBe(false);
    await closeSection(page);
    for (const name of ['form', 'page', 'portal', 'submittedAt'])
      expect(await field(page, name).getByRole('textbox').isEditable(), name).toBe(false);
    await page.getByTestId('action-delete').waitFor();
    expect(await page.getByTestId('action-publish').count()).toBe(0);
    expect(await page.getByTestId('action-menu-button').count()).toBe(0);
    await leaveStudio(page);
  },
  slow,
);

test(
  'every type of page has its place on the desk, in the order and with the lists that its folder says',
  async () => {
    const page = await visitStudio('/structure', size);
    const titles = [
      'Overview',
      'All pages',
      'Pages',
      'Blog',
      'Customers',
      'Masterclass',
      'Open positions',
      'Risks',
      'People',
    ];
    const items = page.locator('[data-testid^="pane-item-"]');
    await expect.poll(async () => (await items.allInnerTexts()).slice(0, titles.length)).toEqual(titles);
    const overview = page.getByTestId('overview');
    await overview.getByRole('link', { name: /^In the making/ }).waitFor();
    await overview.getByRole('link', { name: /^ada@desk.example/ }).waitFor();
    await overview.getByText('Pages to which nothing leads').waitFor();
    expect(await page.getByTestId('studio-navbar').innerText()).toContain('Cardea');
    await overview.getByText('900 times').waitFor();
    await page.getByTestId('pane-item-Customers').click();
    const studies = page.getByTestId('document-list-pane').getByRole('link');
    await expect.poll(async () => (await studies.allInnerTexts())[0]).toContain('Eleven days from finding');
    await studies.first().click();
    await expect
      .poll(() => field(page, 'customer').getByRole('textbox').inputValue())
      .toBe('Harrowgate Savings');
    // An address that visitors did not find gets a redirect from the list itself, and leaves the list when it is
    // ignored.
    await page.getByTestId('pane-item-Overview').click();
    await overview.getByRole('link', { name: `Make a redirect from ${lost}` }).click();
    await expect.poll(() => field(page, 'from').getByRole('textbox').inputValue()).toBe(lost);
    await page.getByTestId('pane-item-Overview').click();
    await overview.getByRole('button', { name: `Ignore ${lost}` }).click();
    await overview.getByText(lost, { exact: true }).waitFor({ state: 'detached' });
    await leaveStudio(page);
  },
  slow,
);

test(
  'a page is saved as a template, which the menu of what can be made offers, and with which a page without an address begins',
  async () => {
    const page = await visitStudio('/structure/page;page-about-us', size);
    const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
    await chooseAction(page, 'Save as template…');
    await name.fill(template);
    await page.getByRole('button', { name: 'Save template' }).click();
    await name.waitFor({ state: 'detached' });
    await page.getByTestId('new-document-button').click();
    await page.locator('[data-testid^="create-new-page-template."]').getByText(template).click();
    await expect.poll(() => field(page, 'path').getByRole('textbox').inputValue()).toBe('');
    await sections(page).first().waitFor();
    await leaveStudio(page);
  },
  slow,
);

test(
  'a page that was deleted stands on the first screen, with by whom, and is restored from there',
  async () => {
    await client.createOrReplace({
      _id: deleted,
      _type: 'page',
      title: 'Deleted by a test',
      path: { _type: 'slug', current: '/deleted-by-a-test' },
    });
    await client.delete(deleted);
    const page = await visitStudio('/structure');
    const rows = page.getByRole('region', { name: 'What was deleted' }).getByRole('link');
    const row = rows.filter({ hasText: 'Deleted by a test' });
    await expect.poll(() => row.innerText()).toMatch(/\/deleted-by-a-test · .+, .*(now|ago)/);
    await row.click();
    await page.getByRole('button', { name: /Restore/ }).click();
    const title = () => client.fetch('*[_id == "drafts." + $deleted][0].title', { deleted });
    await expect.poll(title).toBe('Deleted by a test');
    await moveTo(page, '/structure');
    await expect.poll(() => row.count()).toBe(0);
    await leaveStudio(page);
  },
  slow,
);
