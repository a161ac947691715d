import { type Browser, chromium } from 'playwright';
import { everybody, shownAroundKey } from '#studio/guide/shown-around.ts';
import { findChromium } from './find-chromium.ts';

/** What every Chromium of the tests is started with: without a sandbox, a screen, or anything that asks the network. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const navigationMs = 90_000; // on a machine that does much beside, a page is loaded in more than Playwright's 30 s

/**
 * A browser without a window, of somebody who has been shown around in the Studio: the one at a path, or the one that is there; with more
 * flags, and without some of Playwright's own.
 */
export async function launchChromium(...of: Parameters<typeof launch>): Promise<Browser> {
  const browser = await launch(...of);
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    context.setDefaultNavigationTimeout(navigationMs);
    await context.addInitScript(noteOnce, [shownAroundKey, everybody] as const);
    return context;
  };
  return browser;
}

/** Runs in every page before its own scripts: the guide of a first visit would lie over what is tested. */
function noteOnce([key, id]: readonly [string, string]): void {
  if (location.pathname.startsWith('/studio')) localStorage.setItem(key, JSON.stringify([id]));
}

function launch(
  executablePath = findChromium(),
  moreFlags: readonly string[] = [],
  ignoreDefaultArgs: string[] = [],
): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...flags, ...moreFlags], ignoreDefaultArgs });
}
