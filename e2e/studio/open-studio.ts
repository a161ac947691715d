import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { url } from '../setup/site.ts';

/** The time for a test that drives the Studio: it is large, and machines that test are busy. */
export const slow = 300_000;

/** What a browser keeps of somebody who has signed in by one click, for each host of the Studio. */
const signedIn = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/**
 * Opens a place of the Studio in a new tab, signed in, unless the context is that already: as an earlier file of this
 * worker was, or by one click. The Studio is that of the site's own host, or of another `origin`.
 */
export async function openStudio(context: BrowserContext, path: string, origin = url): Promise<Page> {
  const known = signedIn.get(origin);
  if (known && (await isNew(context))) await context.setStorageState(known);
  const page = await openByClick(context, path, origin);
  if (!known) signedIn.set(origin, await context.storageState());
  return page;
}

/** Whether nobody has visited anything in a context. */
async function isNew(context: BrowserContext): Promise<boolean> {
  const { cookies, origins } = await context.storageState();
  return context.pages().length === 0 && cookies.length === 0 && origins.length === 0;
}

/** Opens a place of the Studio in a new tab, and signs in by one click if that is asked for. */
export async function openByClick(context: BrowserContext, path: string, origin = url): Promise<Page> {
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${origin}/studio${path}`);
  const signIn = page.getByRole('button', { name: 'Sign in on this machine' });
  const desk = page.getByRole('link', { name: 'Content' });
  await signIn.or(desk).first().waitFor();
  if (await signIn.isVisible()) await signIn.click();
  await desk.first().waitFor();
  return page;
}

/** A field of the open form. */
export const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

/** The sections of the open page, as the form lists them. */
export const sections = (page: Page): Locator => field(page, 'sections').getByTestId('section-preview');

/** Closes the dialogue of a section, which opens by itself when one is added. */
export async function closeSection(page: Page): Promise<void> {
  const dialog = page.getByTestId('nested-object-dialog');
  await dialog.getByRole('button', { name: /^Close/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Presses what opens a part of the form, until that is there: while the form is drawn anew nobody hears of a press, or what it
 * opened closes.
 */
export async function openBy(pressed: Locator, opened: Locator, press = click): Promise<void> {
  const open = async () => {
    if (!(await opened.isVisible())) await press(pressed);
    await opened.waitFor({ timeout: 5_000 });
    return 'open';
  };
  await expect.poll(() => open().catch(String), { interval: 500, timeout: 120_000 }).toBe('open');
}

/** Has the form make the path of the open page from its title; a press before it knows the title makes none. */
export async function generatePath(page: Page, wanted: string): Promise<void> {
  const path = field(page, 'path');
  const make = async () => {
    await click(path.getByRole('button', { name: 'Generate' }));
    await expect.poll(() => path.getByRole('textbox').inputValue(), { timeout: 5_000 }).toBe(wanted);
    return 'made';
  };
  await expect.poll(() => make().catch(String)).toBe('made');
}

/** Chooses to delete the open document; the dialogue that asks once more stays open. */
export const chooseDelete = (page: Page): Promise<void> => chooseAction(page, 'Delete');

// A slow machine may have clicked by then, and a menu from which was chosen is not there for another click.
const click = (control: Locator): Promise<void> => control.click({ timeout: 20_000 });

/** Presses by a finger, for `openBy`. */
export const tap = (control: Locator): Promise<void> => control.tap({ timeout: 20_000 });

/** Chooses from the menu of the actions of the open document, once it is offered there. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  const action = page.getByRole('menuitem', { name });
  const canBe = async () => (await action.isVisible()) && (await action.isEnabled());
  // What a menu offers is settled when it opens, which may be before the document is known, and it closes when the form is drawn anew.
  const choose = async () => {
    if (!(await canBe())) {
      if (await page.getByRole('menuitem').first().isVisible()) await page.keyboard.press('Escape');
      await click(page.getByTestId('action-menu-button'));
      await action.waitFor({ timeout: 3_000 });
    }
    if (!(await canBe())) return false;
    await click(action);
    return true;
  };
  await expect.poll(() => choose().catch(() => false), { interval: 1_000 }).toBe(true);
}
