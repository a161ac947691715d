import type { BrowserContext, Page } from 'playwright';
import { violationsOf } from '../browser/violations-of.ts';
import { untilAwake } from '../setup/site.ts';

const maxShift = 0.02;
// Until the fonts are loaded, other fonts stand in for them, which vary by machine. Beyond this layout shift a visit
// counts as poor.
const maxShiftByFonts = 0.1;

interface Noted {
  shifts: { at: number; value: number; what: string }[];
  fontsAt: number;
}

/**
 * A tab in which pages are visited one after the other, because a new tab for each would cost as much as the page
 * itself.
 */
export interface WatchedTab {
  page: Page;
  /** What went wrong since this was last read. */
  faults: string[];
}

/** Opens a tab that notes errors, and requests to hosts other than the site's. */
export async function openWatched(context: BrowserContext, site: string): Promise<WatchedTab> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site) faults.push(`asks ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()} fails: ${why}`);
  });
  await page.addInitScript(note);
  return { page, faults };
}

/**
 * The faults of a page while a visitor scrolls to its end: errors, requests to other hosts, layout shifts, sideways
 * scrolling, and what axe finds, in light and dark, on all of the page or within a part. Axe takes longer than all the
 * rest.
 */
export async function pageFaults(
  { page, faults }: WatchedTab,
  address: string,
  examined: 'all' | 'main' | 'nothing',
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'load' });
  await untilAwake(page);
  const { byFonts, later, sideways, widest } = await page.evaluate(scrollThrough);
  if (byFonts.shift > maxShiftByFonts)
    faults.push(`shifts by ${byFonts.shift.toFixed(3)} when the fonts come, first at "${byFonts.what}"`);
  if (later.shift > maxShift) faults.push(`shifts by ${later.shift.toFixed(3)}, first at "${later.what}"`);
  if (sideways > 0) faults.push(`is ${sideways} pixels wider than the window at "${widest}"`);
  if (examined !== 'nothing') {
    // Half-way between two grounds the header's letters are too pale; with reduced motion, every change is immediate.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(finishMotion);
    for (const violation of await violationsOf(page, examined === 'main' ? { within: 'main' } : {}))
      faults.push(`is not for everybody: ${violation}`);
  }
  if (examined === 'all') {
    // In the dark only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(finishMotion);
    for (const violation of await violationsOf(page, { only: ['color-contrast', 'link-in-text-block'] }))
      faults.push(`is not for everybody in the dark: ${violation}`);
  }
  return faults.splice(0);
}

/** In the page: notes every layout shift that no click or key has caused, and when the fonts were loaded. */
function note() {
  const noted: Noted = { shifts: [], fontsAt: 0 };
  Object.assign(window, { noted });
  document.fonts.addEventListener('loadingdone', () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        noted.fontsAt = performance.now();
      }),
    );
  });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    // The observer asks only for these entries; TypeScript has no type for them.
    for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources
        .map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
        .join(', ');
      if (!hadRecentInput) noted.shifts.push({ at, value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page: scrolls to its end, waits for the pictures, and returns what it noted. */
async function scrollThrough() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  const loading = [...document.images].filter((image) => !image.complete && image.checkVisibility());
  const loaded = loading.map((image) => new Promise((resolve) => image.addEventListener('load', resolve)));
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2_000))]);

  const { noted } = window as unknown as { noted: Noted }; // put there by note()
  const sum = (shifts: Noted['shifts']) => ({
    shift: shifts.reduce((all, { value }) => all + value, 0),
    what: shifts[0]?.what,
  });
  const { clientWidth, scrollWidth } = document.documentElement;
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.body.querySelectorAll('*')].reduce((one, other) =>
    rightOf(other) > rightOf(one) ? other : one,
  );
  return {
    byFonts: sum(noted.shifts.filter(({ at }) => at <= noted.fontsAt)),
    later: sum(noted.shifts.filter(({ at }) => at > noted.fontsAt)),
    sideways: scrollWidth - clientWidth,
    widest: `${widest.nodeName} ${widest.className}`,
  };
}

/**
 * In the page: ends all fading and moving, because half-visible words are too pale to be read. An animation of what has
 * been scrolled to may start some frames later, so some frames must pass in which nothing moves. A picture that loads
 * even later moves the page below the header, whose colours then change at once.
 */
async function finishMotion() {
  const maxFrames = 120;
  // With smooth scrolling the page could be anywhere by now, with the header over some of the links that axe checks.
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(atOnce);
  for (let frame = 0, still = 0; still < 6 && frame < maxFrames; frame++) {
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ playState }) => playState === 'running');
    for (const motion of moving) motion.finish();
    still = moving.length > 0 ? 0 : still + 1;
  }
}
