import type { Browser } from 'playwright';
import { launchChromium } from '../browser/launch-chromium.ts';

let running: Promise<Browser> | undefined;

/** The browser that the files of a worker share; what a file opens in it is closed when the file has ended. */
export function launch(): Promise<Browser> {
  running ??= launchChromium();
  return running;
}

/** Closes every page and every context, with all that they keep of their visitors. */
export async function closeContexts(): Promise<void> {
  const browser = await running;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}
