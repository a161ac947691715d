import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html, launch, url } from './product.ts';

const together = 3; // windows at a time
const mostShift = 0.02;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Notes every shift of the layout that no click or key has caused. */
function noteShifts() {
  const noted = { sum: 0, worst: '' };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      noted.sum += entry.value;
      noted.worst ||= entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What is wrong with a page in a window whose cache has the fonts: the letters that stand in for them vary by machine. */
async function visit(context: BrowserContext, path: string, width: number): Promise<string[]> {
  const page = await context.newPage();
  try {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== url) faults.push(`asks ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (!why.includes('ERR_ABORTED')) faults.push(`${request.url()} fails: ${why}`);
    });
    await page.addInitScript(noteShifts);
    await page.goto(url + path, { waitUntil: 'load' });
    const { shift, worst, sideways } = await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      const loading = [...document.images].filter((image) => !image.complete && image.checkVisibility());
      const loaded = loading.map(
        (image) => new Promise((resolve) => image.addEventListener('load', resolve)),
      );
      await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2_000))]);
      const { noted } = window as unknown as { noted: { sum: number; worst: string } }; // put there by noteShifts
      return {
        shift: noted.sum,
        worst: noted.worst,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    if (shift > mostShift) faults.push(`shifts by ${shift.toFixed(3)} at ${worst}`);
    if (sideways > 0) faults.push(`is ${sideways} pixels wider than the window`);
    return faults.map((fault) => `${path} at ${width}: ${fault}`);
  } finally {
    await page.close();
  }
}

test.each([390, 1440])(
  'no page reports an error, shifts, moves sideways or asks another host at %i pixels',
  { timeout: 240_000 },
  async (width) => {
    const sitemap = await html('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
    const faults: string[] = [];
    const run = async () => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      await visit(context, '/', width);
      for (let path = paths.shift(); path !== undefined; path = paths.shift())
        faults.push(...(await visit(context, path, width)));
      await context.close();
    };
    await Promise.all(Array.from({ length: together }, run));
    expect(faults).toEqual([]);
  },
);
