import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';
import { wakeIslands } from './wake-islands.ts';

/** The addresses of scripts with their size in bytes, compressed. */
export type Scripts = Map<string, number>;

/** What a visitor does on a page. */
type Touch = (page: Page) => Promise<unknown>;

const quietMs = 1_000;

/**
 * The scripts that a page loads by itself, wherever on it the visitor is; with `touch`, also those that it loads after
 * that.
 */
export async function loadedScripts(browser: Browser, url: string, touch?: Touch): Promise<Scripts> {
  return (await loadedInSteps(browser, url, ...(touch ? [touch] : []))).at(-1) ?? new Map();
}

/** The scripts that a page has loaded by itself, and then after each of the touches in turn. */
export async function loadedInSteps(browser: Browser, url: string, ...touches: Touch[]): Promise<Scripts[]> {
  const steps = await load(browser, url, touches);
  return steps.map(
    (found) => new Map(Array.from(found, ([address, code]) => [address, gzipSync(code).length])),
  );
}

/** The text of all scripts of a page whose islands are awake. */
export async function loadedCode(browser: Browser, url: string): Promise<string> {
  const found = (await load(browser, url, [wakeIslands])).at(-1);
  return [...(found?.values() ?? [])].join('\n');
}

async function load(
  browser: Browser,
  url: string,
  touches: readonly Touch[],
): Promise<Map<string, Buffer>[]> {
  // A window this high shows all of the page, so that everything loads that loads when it comes into view.
  const context = await browser.newContext({ viewport: { width: 1440, height: 8_000 } });
  const found = new Map<string, Buffer>();
  const reads: Promise<unknown>[] = [];
  const steps: Map<string, Buffer>[] = [];
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') reads.push(readScript(request, found));
    });
    await page.goto(url);
    await page.evaluate(hasNothingToDo, quietMs);
    for (const touch of [async () => {}, ...touches]) {
      await touch(page);
      // A script may ask for another one.
      for (let known = -1; known < reads.length; ) {
        known = reads.length;
        await Promise.all(reads);
        await page.evaluate(hasNothingToDo, quietMs);
      }
      steps.push(new Map(found));
    }
    return steps;
  } finally {
    await context.close();
  }
}

async function readScript(request: Request, found: Map<string, Buffer>): Promise<void> {
  const response = await request.response();
  if (response) found.set(request.url(), await response.body());
}

/** Runs in the page. Resolves when the page is idle, at least `after` milliseconds after it was loaded. */
async function hasNothingToDo(after: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, after));
  // A page in which nothing happens any more may never get an idle callback, so there is a timeout.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: after }));
}
