import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { url } from '../setup/site.ts';

/**
 * The timeout of a test that drives the Studio, in milliseconds: the Studio is large, and machines that test are busy.
 */
export const slow = 300_000;

/** The browser state of somebody who has signed in with one click, for each host of the Studio. */
const signedIn = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/**
 * Opens a place of the Studio in a new tab, signed in. A context in which nobody is signed in yet gets the session of
 * an earlier file of this worker, or signs in with one click. The Studio is that of the site's own host, or of another
 * `origin`.
 */
export async function openStudio(context: BrowserContext, path: string, origin = url): Promise<Page> {
  const known = signedIn.get(origin);
  if (known && (await isNew(context))) await context.setStorageState(known);
  const page = await openByClick(context, path, origin);
  if (!known) signedIn.set(origin, await context.storageState());
  return page;
}

/** Whether nothing was ever visited in a context. */
async function isNew(context: BrowserContext): Promise<boolean> {
  const { cookies, origins } = await context.storageState();
  return context.pages().length === 0 && cookies.length === 0 && origins.length === 0;
}

/** Opens a place of the Studio in a new tab, and signs in with one click if it is asked to. */
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
 * Presses what opens a part of the form, until that part is there: while the form is being drawn again, a press is not
 * heard, or what it opened closes again.
 */
export async function openBy(pressed: Locator, opened: Locator, press = click): Promise<void> {
  const open = async () => {
    if (!(await opened.isVisible())) await press(pressed);
    await opened.waitFor({ timeout: 5_000 });
    return 'open';
  };
  await expect.poll(() => open().catch(String), { interval: 500, timeout: 120_000 }).toBe('open');
}

/**
 * Makes the form generate the path of the open page from its title, and tries again, because a press before the form
 * knows the title generates none.
 */
export async function generatePath(page: Page, wanted: string): Promise<void> {
  const path = field(page, 'path');
  const make = async () => {
    await click(path.getByRole('button', { name: 'Generate' }));
    await expect.poll(() => path.getByRole('textbox').inputValue(), { timeout: 5_000 }).toBe(wanted);
    return 'made';
  };
  await expect.poll(() => make().catch(String)).toBe('made');
}

/** Chooses to delete the open document; the dialogue that asks for confirmation stays open. */
export const chooseDelete = (page: Page): Promise<void> => chooseAction(page, 'Delete');

// On a slow machine, the click may have happened by then, and a menu from which something was chosen is no longer there
// for a second click.
const click = (control: Locator): Promise<void> => control.click({ timeout: 20_000 });

/** Taps, for `openBy`. */
export const tap = (control: Locator): Promise<void> => control.tap({ timeout: 20_000 });

/** Chooses from the menu of the open document's actions, once the action is offered there. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  const action = page.getByRole('menuitem', { name });
  const canBe = async () => (await action.isVisible()) && (await action.isEnabled());
  // The entries of a menu are fixed when it opens, which may be before the document is known, and it closes when the
  // form is drawn again.
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
