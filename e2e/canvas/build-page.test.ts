import type { Frame, Locator, Page } from 'playwright';
import { afterAll, afterEach, expect, type TestContext, test } from 'vitest';
import { findPreview } from '../browser/find-preview.ts';
import { client, html, launch, open, url } from '../setup/site.ts';
import { field, slow } from '../studio/open-studio.ts';
import { countGestures, type Gestures } from './count-gestures.ts';
import { tabTo } from './tab-to.ts';

const browser = await launch();
const size = { width: 1440, height: 900 };
const byHand = { title: 'Keys for partners', path: '/keys-for-partners' };
const byKeys = { title: 'Keys without a mouse', path: '/keys-without-a-mouse' };

/**
 * What is searched for in the panel of sections, which section is chosen there, and what replaces its first example
 * text.
 */
const wanted = [
  ['head', 'Hero', 'For partners'],
  ['accordion', 'Questions', 'Asked by partners'],
  ['icons', 'Icon grid', 'In short'],
  ['steps', 'Steps', 'In four steps'],
  ['versus', 'Comparison table', 'Beside a contract'],
  ['principles', 'Principles', 'What we stand for'],
  ['columns', '', 'Side by side'],
  ['call', 'Call to action', 'Bring your partners'],
] as const;

afterEach(async () => {
  for (const context of browser.contexts()) if (context.pages().length === 0) await context.close();
});
afterAll(async () => {
  for (const { path } of [byHand, byKeys])
    await client.delete({ query: '*[_type == "page" && path.current == $path]', params: { path } });
});

// From the first screen to the visitor, through two frames. The gestures that are counted are those that the browser
// saw.
test(
  'somebody new builds a page of eight sections on the page itself, from signing in to its first visitor, in fewer than 60 clicks and drags',
  async ({ annotate }) => {
    const { page, gestures } = await newcomer();
    const step = stepsOf(gestures, annotate);
    await page.getByRole('button', { name: 'Sign in on this machine' }).click();
    await page.getByRole('link', { name: 'Content' }).first().waitFor();
    await step('signed in');

    await page.getByRole('button', { name: 'Create new document' }).click();
    await page.getByText('Empty page').click();
    await begin(page, byHand);
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    const preview = await previewAt(page, byHand.path);
    await step('begun, and seen in the preview');

    for (const [index, section] of wanted.entries()) {
      const add =
        index === 0 ? preview.getByRole('button', { name: /^Add the first section/ }) : endOf(preview);
      await add.click();
      await addSection(page, preview, index, section);
      await step(`section ${index + 1}`);
    }
    expect(await html(byHand.path)).not.toContain('For partners');

    await page.getByRole('button', { name: 'Before it goes out' }).click();
    await page.getByText('is a new page').waitFor();
    await publish(page, byHand.path, () => page.getByTestId('action-publish').click());
    await step('looked at and published');
    expect(gestures.pressed).toBeLessThan(60);

    const { page: visit, errors } = await open(browser, byHand.path);
    const texts = await visit.locator('main').textContent();
    for (const [, , words] of wanted) expect(texts).toContain(words);
    expect(errors).toEqual([]);
    await visit.close();
    await page.close();
  },
  slow,
);

test(
  'the same page is built by keyboard alone',
  async ({ annotate }) => {
    const { page, gestures } = await newcomer();
    const step = stepsOf(gestures, annotate);
    await page.getByRole('button', { name: 'Sign in on this machine' }).waitFor();
    await tabTo(page, /^Sign in on this machine/);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Content' }).first().waitFor();
    await tabTo(page, /^Create new document/);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Search what to make' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('empty');
    await page.getByRole('link', { name: /^Empty page/ }).waitFor();
    await page.keyboard.press('Enter');
    await begin(page, byKeys);
    await tabTo(page, /^Open search/, 'Shift+Tab');
    for (const key of ['Tab', 'ArrowRight', 'Enter']) await page.keyboard.press(key); // Content, Preview
    const preview = await previewAt(page, byKeys.path);
    await step('begun, and seen in the preview');

    await tabTo(page, /^Edit the sections of this page/);
    for (const [index, section] of wanted.entries()) {
      if (index > 0) await tabTo(page, /at the end$/);
      await page.keyboard.press('Enter');
      await addSection(page, preview, index, section);
      await step(`section ${index + 1}`);
    }
    await publish(page, byKeys.path, async () => {
      // Publish stands behind everything on the page.
      await tabTo(page, /^Publish$/, 'Tab', 250);
      await page.keyboard.press('Enter');
    });
    await step('published');
    expect(gestures.pressed).toBe(0);
    await page.close();
  },
  slow,
);

/** The Studio as somebody finds it on a first visit, before signing in. */
async function newcomer(): Promise<{ page: Page; gestures: Gestures }> {
  const context = await browser.newContext({ viewport: size });
  context.setDefaultTimeout(120_000);
  const gestures = await countGestures(context);
  const page = await context.newPage();
  await page.goto(`${url}/studio`);
  return { page, gestures };
}

/**
 * Writes the title, in which the cursor stands in a new page, and goes on from there, so that the address is made from
 * it.
 */
async function begin(page: Page, { title, path }: typeof byHand): Promise<void> {
  const box = field(page, 'title').getByRole('textbox');
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(title);
  await expect.poll(() => box.inputValue()).toBe(title);
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'path').getByRole('textbox').inputValue()).toBe(path);
}

async function previewAt(page: Page, path: string): Promise<Frame> {
  const find = () => findPreview(page, path);
  await expect.poll(() => find()?.locator('[data-part=insert-first]').count()).toBe(1);
  return find() as Frame; // counted in it a moment before
}

const endOf = (preview: Frame): Locator => preview.getByRole('button', { name: 'Add a section at the end' });

/** Searches and chooses a section in the open panel, and types over its first text, which is selected by then. */
async function addSection(
  page: Page,
  preview: Frame,
  index: number,
  [search, kind, words]: (typeof wanted)[number],
): Promise<void> {
  const panel = preview.getByRole('combobox', { name: 'Search sections' });
  await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(search);
  await expect.poll(() => preview.getByRole('option').first().innerText()).toMatch(new RegExp(`^${kind}`));
  await page.keyboard.press('Enter');
  await expect.poll(() => preview.locator('[data-sections] > [data-section]').count()).toBe(index + 1);
  const typed = preview.locator('[data-section]').nth(index).locator(':focus');
  await typed.waitFor();
  await page.keyboard.type(words);
  await expect.poll(() => typed.textContent()).toBe(words);
  // The text stays in sight while it is typed, even if the sign of an empty page has just gone from above it.
  await expect.poll(() => typed.evaluate(isInWindow)).toBe(true);
  await page.keyboard.press('Enter');
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** Presses Publish as soon as the last change is checked, and waits until visitors have it. */
async function publish(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  await expect.poll(() => page.getByTestId('action-publish').isEnabled()).toBe(true);
  await press();
  await expect.poll(() => html(path)).toContain(wanted[7][2]);
}

/** Notes in the report how long the machine took for each step, and how many gestures it needed. */
function stepsOf(gestures: Gestures, annotate: TestContext['annotate']): (name: string) => Promise<unknown> {
  let [before, since] = [0, performance.now()];
  return (name) => {
    const said = `${name}: ${((performance.now() - since) / 1000).toFixed(1)} s, ${gestures.pressed - before} clicks`;
    [before, since] = [gestures.pressed, performance.now()];
    return annotate(said, 'notice');
  };
}
