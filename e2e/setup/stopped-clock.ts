import type { Browser, Page } from 'playwright';
import { untilAwake, url } from './site.ts';

/** Opens a page whose clock stands still once it is awake; `pass` moves the clock forward by milliseconds. */
export async function openStopped(
  browser: Browser,
  path: string,
  width = 1440,
): Promise<{ page: Page; pass: (ms: number) => Promise<void> }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.clock.install();
  await page.goto(url + path);
  await untilAwake(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return { page, pass: (ms) => page.clock.runFor(ms) };
}
