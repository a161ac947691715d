import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';
import { wakeIslands } from './wake-islands.ts';

/** The addresses of scripts with their size in bytes, compressed. */
export type Scripts = Map<string, number>;

/** What a visitor does on a page. */
type Touch = (page: Page) => Promise<unknown>;

const quiet = 1_000; // ms

/** The scripts that a page loads by itself, wherever on it the visitor is; with `touch` also those that it loads then. */
export async function loadedScripts(browser: Browser, url: string, touch?: Touch): Promise<Scripts> {
  const found = await load(browser, url, touch);
  return new Map(Array.from(found, ([address, code]) => [address, gzipSync(code).length]));
}

/** What stands in all scripts of a page whose islands are awake. */
export async function loadedCode(browser: Browser, url: string): Promise<string> {
  const found = await load(browser, url, wakeIslands);
  return [...found.values()].join('\n');
}

async function load(browser: Browser, url: string, touch: Touch | undefined): Promise<Map<string, Buffer>> {
  // So high a window shows all of it: what loads when it comes into view, loads.
  const context = await browser.newContext({ viewport: { width: 1440, height: 8_000 } });
  const found = new Map<string, Buffer>();
  const reads: Promise<unknown>[] = [];
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') reads.push(readScript(request, found));
    });
    await page.goto(url);
    if (touch) {
      await page.evaluate(hasNothingToDo, quiet);
      await touch(page);
    }
    // A script may ask for another one.
    for (let known = -1; known < reads.length; ) {
      known = reads.length;
      await Promise.all(reads);
      await page.evaluate(hasNothingToDo, quiet);
    }
    return found;
  } finally {
    await context.close();
  }
}

async function readScript(request: Request, found: Map<string, Buffer>): Promise<void> {
  const response = await request.response();
  if (response) found.set(request.url(), await response.body());
}

/** Runs in the page: resolves when it has had nothing to do, some time after being loaded. */
async function hasNothingToDo(after: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, after));
  // A page in which nothing happens any more may never be told that it is idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: after }));
}
