import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openTab } from '#e2e/browser/open-tab.ts';
import { startClientRouter } from './client-router.ts';
import { type Figure, quantile } from './measure.ts';
import { type Profile, profiles, visitAs } from './profiles.ts';

const runs = 9;
const settlesMs = 2_000; // by then a page has fetched ahead all that it wants to
const restMs = 500; // how long a mouse rests on a link before it is pressed
const timeoutMs = 30_000;

/** A link from one page to the next: one whose target has not been fetched ahead, and one whose target has. */
interface Way {
  url: string;
  cold: string;
  warm: string;
}

/**
 * How long it takes from the click on a link until the next page is painted: on the site, where the browser opens each
 * page, and in a small app of Next, where its router draws it. Both are measured right after loading, and after each
 * has fetched ahead what it wants to.
 */
export async function measureNextPages(browser: Browser, url: string): Promise<Figure[]> {
  const router = await startClientRouter();
  try {
    const link = 'main a[href="/book-demo"]';
    const site: Way = { url, cold: link, warm: link };
    const client: Way = { url: router.url, cold: 'a[href="/cold"]', warm: 'a[href="/there"]' };
    const figures: Figure[] = [];
    for (const profile of profiles)
      for (const state of ['cold', 'warm'] as const) {
        const own = await timesOf(browser, profile, site, state);
        const theirs = await timesOf(browser, profile, client, state);
        figures.push(figureOf(`click to the painted next page, ${state}, on a ${profile.name}`, own, theirs));
      }
    return figures;
  } finally {
    await router.stop();
  }
}

function figureOf(what: string, own: number[], theirs: number[]): Figure {
  const say = (times: number[]) =>
    `${quantile(times, 0.5).toFixed(0)} ms (p95 ${quantile(times, 0.95).toFixed(0)} ms)`;
  return {
    what,
    figure: `${say(own)}; Next's client router, between two pages of text: ${say(theirs)}`,
    budget: 'median at most that of the client router',
    isKept: quantile(own, 0.5) <= quantile(theirs, 0.5),
  };
}

async function timesOf(
  browser: Browser,
  profile: Profile,
  way: Way,
  state: 'cold' | 'warm',
): Promise<number[]> {
  // While tools such as Playwright's are attached to a page, Chromium prerenders nothing for a mouse that rests on a
  // link.
  const isDrawnAhead = state === 'warm' && !profile.options.hasTouch;
  const times: number[] = [];
  for (let run = 0; run < runs; run++)
    times.push(isDrawnAhead ? await followInTab(profile, way) : await follow(browser, profile, way, state));
  return times;
}

async function followInTab({ network }: Profile, { url, warm }: Way): Promise<number> {
  const tab = await openTab({ network, prepare: recordClick });
  try {
    await tab.goTo(url);
    await pause(settlesMs);
    await tab.pointAt(warm);
    await pause(restMs);
    await tab.press();
    for (const until = Date.now() + timeoutMs; Date.now() < until; ) {
      const took = await tab.ask(tookToPaint).catch(() => 0); // between two pages there is no page to ask
      if (took) return took;
      await pause(20);
    }
    throw new Error(`No page came by ${warm} of ${url} within ${timeoutMs / 1000} s.`);
  } finally {
    await tab.close();
  }
}

async function follow(browser: Browser, profile: Profile, way: Way, state: 'cold' | 'warm'): Promise<number> {
  const { page, press, leave } = await visitAs(profile, browser, recordClick);
  page.setDefaultTimeout(timeoutMs);
  try {
    await page.goto(way.url, { waitUntil: 'load' });
    if (state === 'warm') await page.waitForTimeout(settlesMs);
    const before = page.url();
    await press(page.locator(way[state]).filter({ visible: true }).first(), state === 'warm' ? restMs : 0);
    await page.waitForURL((address) => address.href !== before, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(tookToPaint);
    return Number(await painted.jsonValue());
  } finally {
    await leave();
  }
}

/** In the page: the milliseconds from the click to the paint of the next page, 0 as long as there is none. */
function tookToPaint(): number {
  const { routed }: Recording = globalThis;
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const own = Number(localStorage.getItem('clickedIn')) !== performance.timeOrigin && first;
  const at = routed ?? (own && performance.timeOrigin + first.startTime);
  return at ? at - Number(localStorage.getItem('clickedAt')) : 0;
}

/**
 * What a page keeps while it is measured: when the heading that its router drew was on the screen, in ms since 1970.
 */
type Recording = typeof globalThis & { routed?: number };

/**
 * Records when a link is clicked, in a place that outlives the page, and when the page's own router has another heading
 * on the screen.
 */
function recordClick(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      localStorage.setItem('clickedIn', String(performance.timeOrigin));
      localStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
    },
    true,
  );
  // Like a page's first paint, the heading's is reported when it is on the screen.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      if (Number(localStorage.getItem('clickedIn')) === performance.timeOrigin)
        Object.assign(globalThis, { routed: performance.timeOrigin + startTime });
  }).observe({ type: 'element' });
}
