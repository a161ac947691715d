import { type Browser, chromium } from 'playwright';
import { everybody, shownAroundKey } from '#studio/guide/shown-around.ts';
import { findChromium } from './find-chromium.ts';

/**
 * The flags with which every Chromium of the tests is started: no sandbox, no screen, and nothing that asks the
 * network.
 */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const navigationMs = 90_000; // on a busy machine a page takes longer to load than Playwright's 30 s

/**
 * Starts a browser without a window, whose user has already seen the guide of the Studio: the one at a path, or the one
 * that is found; with further flags, and without some of Playwright's own.
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

/** Runs in every page before its own scripts. The guide of a first visit would otherwise cover what is tested. */
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
