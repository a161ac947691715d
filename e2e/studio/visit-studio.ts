import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { keepTab, launch, takeTab } from '../setup/shared-browser.ts';
import { openStudio } from './open-studio.ts';

const usual = { width: 1440, height: 900 };
const desk = '/structure?perspective='; // empty means drafts; without it the Studio keeps the perspective that was chosen
const minRests = 5; // checks in a row, a tenth of a second apart, that must find the desk unchanged
let editor: BrowserContext | undefined;

/**
 * Opens a place of the Studio, signed in, in a tab that an earlier test has left, or else in a new one: most tests take
 * less time than the Studio takes to load.
 */
export async function visitStudio(path: string, size: Partial<typeof usual> = {}): Promise<Page> {
  const context = await editorsContext();
  const left = takeTab((page) => page.context() === context);
  const page = left ?? (await openStudio(context, path));
  await page.setViewportSize({ ...usual, ...size });
  if (left) {
    await left.evaluate(forgetLooks);
    await moveTo(left, path);
  }
  return page;
}

/** In the Studio: forgets the last width of the preview, with which the next test would otherwise begin. */
const forgetLooks = (): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('preview:look:')) localStorage.removeItem(key);
};

/** Leaves a tab of `visitStudio` to the next test. A tab that could not store what was typed must be closed instead. */
export async function leaveStudio(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The Studio would report unsaved changes as lost when the next test deletes their document.
  await page
    .getByText(/^Saving/)
    .first()
    .waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await restAtDesk(page);
  keepTab(page);
}

/**
 * Goes to the desk until the Studio stays there with nothing open: a preview that is closing may still take the Studio
 * back to it, and the desk opens its first screen by itself.
 */
async function restAtDesk(page: Page): Promise<void> {
  await moveTo(page, desk);
  let [before, times] = ['', 0];
  const rests = async () => {
    const [place, isPerspective, open] = await page.evaluate(() => [
      location.pathname,
      Boolean(new URLSearchParams(location.search).get('perspective')),
      document.querySelectorAll('[data-testid=document-pane], iframe').length,
    ]);
    times = place === before && open === 0 ? times + 1 : 0;
    before = place;
    const isThere = place.startsWith('/studio/structure') && !isPerspective;
    if (!isThere) await moveTo(page, desk);
    return times >= minRests && isThere;
  };
  await expect.poll(rests, { interval: 100 }).toBe(true);
}

/** Opens another place of the Studio as its own links do, without reloading it. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    `${new URL(page.url()).origin}/studio${path}`,
  );
}

async function editorsContext(): Promise<BrowserContext> {
  const browser = await launch();
  // The context is closed after a file that left no tab in it.
  if (!editor || !browser.contexts().includes(editor))
    editor = await browser.newContext({
      viewport: usual,
      timezoneId: 'UTC',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
  return editor;
}
