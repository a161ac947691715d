import type { Locator, Page } from 'playwright';
import { findPreview } from '#e2e/browser/find-preview.ts';

/** The Studio as one marketer has it open. */
export interface Desk {
  page: Page;
  url: string;
  /** Waits until something is so. */
  until(isSo: () => Promise<boolean>): Promise<void>;
}

type Step = (desk: Desk) => Promise<void>;

const path = '/access-reviews';
const moved = '/access-reviews-for-machines';

/** What docs/for-marketers.md tells, in its order: each step ends where its picture is taken. */
export const walk: Record<string, Step> = {
  'sign-in': async ({ page, url }) => {
    await page.goto(`${url}/studio`);
    await page.getByRole('button', { name: 'Sign in on this machine' }).waitFor();
  },
  'new-page': async ({ page }) => {
    await page.getByRole('button', { name: 'Sign in on this machine' }).click();
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await page.getByRole('link', { name: 'About us' }).waitFor();
    await page.getByRole('button', { name: 'Create new document' }).click();
    await page.getByText('Landing page').first().waitFor();
  },
  'title-and-path': async ({ page, until }) => {
    await page.getByRole('link', { name: /^Landing page/ }).click();
    const title = field(page, 'title').getByRole('textbox');
    await title.fill('Access reviews');
    await title.press('Tab');
    await until(async () => (await field(page, 'path').getByRole('textbox').inputValue()) === path);
    // The form says this late, and what it says before there is an address stays for a moment.
    await page.getByText(`Its address: ${path}`).waitFor();
    const isSaving = () => page.getByText('Saving').filter({ visible: true }).count();
    await until(async () => !(await isSaving()) && page.getByTestId('action-publish').isEnabled());
  },
  sections: async ({ page }) => {
    await sections(page).first().scrollIntoViewIfNeeded();
    await sections(page).nth(4).waitFor();
  },
  'add-a-section': async ({ page }) => {
    const add = field(page, 'sections').getByRole('button', { name: 'Add item' });
    await add.scrollIntoViewIfNeeded();
    await add.click();
    await page.getByText('Running pictures').first().waitFor();
  },
  'a-section': async ({ page }) => {
    await page.keyboard.press('Escape');
    await sections(page).first().click();
    await page
      .getByTestId('nested-object-dialog')
      .getByTestId(/title$/)
      .first()
      .waitFor();
  },
  preview: async ({ page, url, until }) => {
    await page.goto(`${url}/studio/presentation?preview=${path}`);
    const find = () => findPreview(page, path);
    await until(async () => ((await find()?.locator('h1[data-sanity]').count()) ?? 0) > 0);
    await page.getByText('Loading.').first().waitFor({ state: 'hidden' });
  },
  'write-in-the-preview': async ({ page, until }) => {
    const preview = findPreview(page, path);
    const heading = preview?.getByRole('heading', { level: 1 });
    const title = page
      .getByTestId(/^field-sections.*title$/)
      .getByRole('textbox')
      .first();
    await until(async () => {
      await heading?.click();
      return title.isVisible();
    });
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Who still needs this access?');
    await until(async () => (await heading?.innerText()) === 'Who still needs this access?');
    // What is not stored yet would be lost when another place is opened by its address.
    await until(async () => (await title.inputValue()) === 'Who still needs this access?');
    await page.getByText('Saving').waitFor({ state: 'hidden' });
  },
  search: async ({ page, url }) => {
    await page.goto(`${url}/studio/structure/page`);
    await page.getByRole('link', { name: 'Access reviews' }).click();
    await field(page, 'title').waitFor();
    await page.goto(`${page.url()},inspect=search-look`);
    await page.getByTestId('search-result').getByText('Access reviews').first().waitFor();
    await field(page, 'title').waitFor();
  },
  publish: async ({ page, url, until }) => {
    await page.getByTestId('action-publish').click();
    // What the guide does not write over stays as the examples have it, and a dialog asks about that.
    await page.getByRole('button', { name: 'Publish all the same' }).click();
    await until(async () => (await fetch(url + path)).status === 200);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'a-new-address': async ({ page, until }) => {
    await page.goBack();
    await field(page, 'path').getByRole('textbox').fill(moved);
    await until(() => page.getByTestId('action-publish').isEnabled());
    await page.getByTestId('action-publish').click();
    await page.getByRole('dialog', { name: 'The address changes' }).waitFor();
  },
  restore: async ({ page, url, until }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await until(async () => (await fetch(url + moved)).status === 200);
    await page.goto(`${placeOf(page)},inspect=sanity%2Fstructure%2Fhistory`);
    await page.getByTestId('timeline-item-button').filter({ hasText: 'Published' }).nth(1).click();
    await page.getByTestId('action-reverttorevision').waitFor();
  },
  schedule: async ({ page, until }) => {
    await page.goto(placeOf(page));
    const title = field(page, 'title').getByRole('textbox');
    await until(() => title.isEditable());
    await title.fill('Access reviews for machines');
    await until(() => page.getByTestId('action-publish').isEnabled());
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Schedule publish' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill(tomorrow());
    await page.keyboard.press('Tab');
    await until(() => page.getByTestId('confirm-button').isEnabled());
  },
  'where-used': async ({ page, url }) => {
    await page.goto(`${url}/studio/structure/page;page-platform,inspect=uses`);
    await field(page, 'title').waitFor();
    await page.getByText('/product').waitFor();
  },
  invite: async ({ page, url, until }) => {
    await page.goto(`${url}/studio/team`);
    const invite = page.getByRole('button', { name: 'Invite', exact: true });
    // The Studio draws its tools anew just after it was opened, which empties the field.
    await until(async () => {
      await page.getByLabel('Email address').fill('mara@example.com');
      return invite.isEnabled();
    });
    await invite.click();
    await page.getByLabel('Link of the invitation').waitFor();
  },
};

/** The address of the open page in the Studio, without panes beside it and without the version that is shown. */
const placeOf = (page: Page): string => page.url().split(/%2C|,|\?/)[0] ?? '';

/** Nine o'clock of the next day, as the Studio writes it. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 3_600_000);
  return `${day.toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })} 09:00`;
}

const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);
const sections = (page: Page): Locator => field(page, 'sections').getByTestId('section-preview');
