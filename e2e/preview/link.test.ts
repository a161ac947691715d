import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomWord } from '#schemas/random-word.ts';
import { client, html, launch, untilAwake } from '../setup/site.ts';
import { chooseAction, openBy, slow } from '../studio/open-studio.ts';
import { leaveStudio, visitStudio } from '../studio/visit-studio.ts';
import { pagesAt, previewOf, removeDocuments } from './open-preview.ts';

const id = 'page-to-be-shared';
const path = '/to-be-shared';
const pageTitled = pagesAt(path);
const browser = await launch();
beforeAll(async () => {
  await client.createOrReplace(pageTitled(id, 'As published'));
  await client.createOrReplace(pageTitled(`drafts.${id}`, 'As a draft'));
}, slow);
afterAll(async () => {
  await client.delete({ query: '*[_type in ["preview-link", "link-comment"]]' });
  await removeDocuments(id);
});

/** Opens the form of the page and, in it, the dialogue that makes links. */
async function openDialog(): Promise<Locator> {
  const page = await visitStudio(`/structure/page;${id}`);
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await chooseAction(page, 'Share a preview');
  await dialog.waitFor();
  return dialog;
}

/** Makes a link that is valid for one day. */
async function makeLink(dialog: Locator): Promise<string> {
  await dialog.getByLabel('Open for').selectOption({ label: 'one day' });
  await dialog.getByRole('button', { name: 'Copy a link' }).click();
  return dialog.getByLabel('Link to the draft').inputValue();
}

/** Opens a link without an account, and expects the heading of the page that it leads to. */
async function follow(link: string, heading: string): Promise<Page> {
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect.poll(() => guest.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  return guest;
}

/** Comments on the first section of a draft. */
async function comment(guest: Page, words: string): Promise<void> {
  const about = guest.getByRole('combobox', { name: 'About' });
  await guest.getByRole('button', { name: 'Comment', exact: true }).click();
  await about.waitFor();
  await guest.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => about.inputValue()).toBe('opening');
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Ada Example');
  await guest.getByRole('textbox', { name: 'Comment' }).fill(words);
  await guest.getByRole('button', { name: 'Send' }).click();
}

test(
  'a link copied in the Studio shows a draft to somebody without an account, who comments on it, until it expires, and then says so',
  async () => {
    const dialog = await openDialog();
    const link = await makeLink(dialog);
    expect(await dialog.page().evaluate(() => navigator.clipboard.readText())).toBe(link);
    // The button has the focus again once its work is done, so that Escape leaves the dialogue.
    await dialog.page().keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await leaveStudio(dialog.page());

    const guest = await follow(link, 'As a draft');
    expect(await guest.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await html(path)).toContain('As published');
    await untilAwake(guest);
    await comment(guest, 'Say <b>why</b> first.');
    await expect.poll(() => guest.getByText('Thank you.').count()).toBe(1);
    expect(await html(path)).not.toContain('Say <b>');

    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await client
      .patch(`preview-links.${link.split('/').at(-1)}`)
      .set({ expiresAt: yesterday })
      .commit();
    const late = await follow(link, 'This link has expired');
    expect(await late.content()).not.toContain('As a draft');
    await late.context().close();

    // A guest who still has the page open cannot comment any more.
    await comment(guest, 'Too late.');
    await expect
      .poll(() => guest.locator('[aria-label="Comment on this draft"] [role=alert]').innerText())
      .toBe('This link has expired.');
    await guest.context().close();
  },
  slow,
);

// The pin lies on the page, in a frame of the Studio, which knows the comments and shows them.
test(
  'a comment on a section is pinned there in the preview, leads to what was said, and its pin goes once it is resolved',
  async () => {
    const said = 'Of the opening.';
    const { _id } = await client.create({
      _id: 'link-comments.of-a-test',
      _type: 'link-comment',
      document: { _type: 'reference', _ref: id, _weak: true },
      name: 'Ben Example',
      words: said,
      section: 'opening',
      sentAt: new Date().toISOString(),
    });
    const page = await visitStudio(`/presentation?preview=${path}`, { width: 1600, height: 950 });
    const preview = await previewOf(page, path);
    const pin = preview.locator('[data-part=comment-pin]');
    const card = page.getByRole('listitem').filter({ hasText: said });
    await openBy(pin, card);
    // It is highlighted among the comments on other sections.
    const asked = card.locator('[aria-current=true]');
    await expect.poll(() => asked.evaluate((one) => one === document.activeElement)).toBe(true);
    const count = async () => Number(await pin.innerText());
    const before = await count();
    await card.getByRole('button', { name: 'Resolve', exact: true }).press('Enter');
    await expect.poll(async () => (before === 1 ? pin.count() : count())).toBe(before - 1);
    // The card moves to the resolved comments, and the focus moves with it.
    await expect.poll(() => page.locator(':focus').allInnerTexts()).toEqual(['Open again']);
    await page.keyboard.press('Enter');
    await expect.poll(count).toBe(before);
    await client.delete(_id);
    await leaveStudio(page);
  },
  slow,
);

test(
  'what somebody said by a link is counted on the first screen, shown beside the form with its section, resolved and deleted',
  async () => {
    const page = await visitStudio('/structure');
    const row = page.getByRole('region', { name: 'Comments by link' }).getByText('Ada Example on As a draft');
    await row.click();
    const pane = page.getByText('Say <b>why</b> first.', { exact: true });
    await pane.waitFor();
    await page.getByText(/^As a draft · /).waitFor();
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await page.getByRole('button', { name: 'Open again' }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await pane.waitFor({ state: 'detached' });
    await leaveStudio(page);
  },
  slow,
);

test(
  'the links that are open are listed with who has made them; one that is withdrawn answers as if it had expired',
  async () => {
    const dialog = await openDialog();
    const link = await makeLink(dialog);
    const row = dialog.getByTestId('team-row');
    await expect.poll(() => row.allInnerTexts()).toEqual([expect.stringMatching(/^You\n+Open until /)]);
    await (await follow(link, 'As a draft')).context().close();

    await dialog.getByRole('button', { name: 'Withdraw the link of You' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await expect.poll(() => dialog.getByLabel('Link to the draft').count()).toBe(0);
    await (await follow(link, 'This link has expired')).context().close();
    await leaveStudio(dialog.page());
  },
  slow,
);

test(
  'a link shows of everything but its document and the sections that it shares what visitors have: neither drafts in its lists nor the draft of the menu',
  async () => {
    const [path, secret] = ['/to-be-shared-with-a-list', randomWord(24)];
    const post = {
      _type: 'post',
      title: 'A merger that nobody knows of',
      slug: { _type: 'slug', current: 'merger' },
      excerpt: 'It is not public.',
      category: { _type: 'reference', _ref: (await client.fetch('*[_type == "category"][0]'))._id },
      publishedAt: new Date().toISOString(),
    };
    const shared = { _type: 'reference', _ref: 'shared-of-a-link', _weak: true };
    const sections = [
      { _key: 'opening', _type: 'hero', title: 'With a list', layout: 'center' },
      { _key: 'list', _type: 'blog-list' },
      { _key: 'shared', _type: 'shared', section: shared },
    ];
    const menu = await client.fetch('*[_id == "menu"][0]');
    const [item, ...items] = menu.items;
    await client
      .transaction()
      .createOrReplace({ ...post, _id: 'drafts.post-of-a-link' })
      .createOrReplace({ ...menu, _id: 'drafts.menu', items: [{ ...item, title: 'Soon' }, ...items] })
      .createOrReplace({
        _id: 'drafts.shared-of-a-link',
        _type: 'shared-section',
        title: 'Of a link',
        sections: [{ _key: 'a', _type: 'cta-banner', title: 'Shared and not published', version: 2 }],
      })
      .createOrReplace({ ...pagesAt(path)('drafts.page-with-a-list', 'With a list'), sections })
      .createOrReplace({
        _id: `preview-links.${secret}`,
        _type: 'preview-link',
        document: { _type: 'reference', _ref: 'page-with-a-list', _weak: true },
        perspective: ['drafts'],
        expiresAt: '2099-01-01T09:00:00Z',
      })
      .commit();
    const shown = await html(`/draft/${secret}`);
    const said = ['With a list', 'Shared and not published', 'A merger', '>Soon<'];
    expect(said.filter((words) => shown.includes(words))).toEqual(said.slice(0, 2));
    const drafts = ['menu', 'page-with-a-list', 'shared-of-a-link', 'post-of-a-link'].map(
      (id) => `drafts.${id}`,
    );
    await client.delete({ query: '*[_id in $drafts]', params: { drafts } });
  },
  slow,
);
