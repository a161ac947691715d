import type { Browser, Page } from 'playwright';
import { launchChromium } from '../browser/launch-chromium.ts';

let running: Promise<Browser> | undefined;
const kept = new Set<Page>();

/** The browser that the files of a worker share; when a file has ended, the pages that it opened are closed. */
export function launch(): Promise<Browser> {
  running ??= launchChromium();
  return running;
}

/** Keeps a tab open for the next test that takes it, in this file or a later one. */
export const keepTab = (page: Page): void => void kept.add(page);

/** Takes a kept tab that fits, if there is one. */
export function takeTab(fits: (page: Page) => boolean): Page | undefined {
  const page = kept.values().find(fits);
  if (page) kept.delete(page);
  return page;
}

/**
 * Closes the kept tabs, for example before a server that they are connected to is killed, so that no test gets a tab
 * that still looks for it.
 */
export async function closeKept(): Promise<void> {
  const pages = [...kept];
  kept.clear();
  await Promise.all(pages.map((page) => page.close()));
}

/** The tabs that are in use, without those that are kept for a later test. */
export async function tabsInUse(): Promise<Page[]> {
  const browser = await launch();
  return browser.contexts().flatMap((context) => context.pages().filter((page) => !kept.has(page)));
}

/** Closes every tab that is not kept, and every context without a tab, with all that they store of their visitors. */
export async function closeContexts(): Promise<void> {
  const browser = await running;
  const contexts = browser?.contexts() ?? [];
  await Promise.all(
    contexts.map(async (context) => {
      const pages = context.pages();
      if (!pages.some((page) => kept.has(page))) return context.close();
      await Promise.all(pages.filter((page) => !kept.has(page)).map((page) => page.close()));
    }),
  );
}
