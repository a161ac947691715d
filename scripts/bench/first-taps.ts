import type { Browser, Page } from 'playwright';
import { type Figure, quantile } from './measure.ts';
import { profiles, visitAs } from './profiles.ts';

const runs = 5;
const maxMs = 100;
const looksMs = 1_000; // how long somebody looks at a page before pressing anything
const timeoutMs = 30_000;

/** What a visitor presses first on a page, and how it is seen that it was answered. */
interface Tap {
  what: string;
  path: string;
  target: string;
  answered: string;
}

const taps: readonly Tap[] = [
  {
    what: 'the menu',
    path: '/',
    target: 'header button[commandfor]',
    answered: '#mobile-menu:popover-open',
  },
  {
    what: 'the consent of the newsletter',
    path: '/platform',
    target: '[data-part=newsletter] [type=checkbox]',
    answered: '[data-part=newsletter] button:not(:disabled)',
  },
  {
    what: 'a preset of the calculator',
    path: '/nhi-calculator',
    target: '[data-part="calculator"] button[aria-pressed] >> nth=-1',
    answered: '[data-part="calculator"] button:last-of-type[aria-pressed=true]',
  },
  {
    what: 'a tag of the integrations',
    path: '/integrations',
    target: 'search fieldset button >> nth=1',
    answered: 'search fieldset button:nth-of-type(2)[aria-pressed=true]',
  },
  {
    what: 'the select of a form',
    path: '/contact-us',
    target: 'main form [data-part="select"] > * >> nth=0',
    // Until the form is awake it is the browser's own select, which opens at once.
    answered: 'main form [data-part="select"] > select:focus, main form [data-part="select"] [role=listbox]',
  },
  {
    what: 'the country of a phone number',
    path: '/book-demo',
    target: 'main form [data-part="phone"] > button',
    answered: 'main form [data-part="phone"] [role=listbox]',
  },
];

/**
 * How long a telephone takes from the very first tap on a page, whose code is not loaded yet, to the next paint: the
 * interaction to next paint of that visit. Also how long until the tap is answered, with the code being loaded.
 */
export async function measureFirstTaps(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tap of taps) {
    const times: Awaited<ReturnType<typeof tapFirst>>[] = [];
    for (let run = 0; run < runs; run++) times.push(await tapFirst(browser, url, tap));
    const paint = times.map(({ paintMs }) => paintMs);
    const answer = quantile(
      times.map(({ answerMs }) => answerMs),
      0.5,
    );
    const [median, most] = [quantile(paint, 0.5), Math.max(...paint)];
    figures.push({
      what: `first tap on a telephone, on ${tap.what}, to its next paint`,
      figure: `${median} ms, at most ${most} ms of ${runs}; answered after ${answer.toFixed(0)} ms`,
      budget: `under ${maxMs} ms`,
      isKept: median < maxMs,
    });
  }
  return figures;
}

async function tapFirst(browser: Browser, url: string, { path, target, answered }: Tap) {
  const [telephone] = profiles;
  const { page, press, leave } = await visitAs(telephone, browser, recordTaps);
  page.setDefaultTimeout(timeoutMs);
  try {
    await page.goto(url + path, { waitUntil: 'load' });
    await page.locator('html[data-motion]').waitFor({ state: 'attached' });
    await page.waitForTimeout(looksMs);
    const control = page.locator(target).first();
    await scrollTo(page, target);
    await press(control);
    await page.locator(answered).first().waitFor();
    const answeredAt = await page.evaluate(() => performance.now());
    // The browser reports a tap with one of the next frames.
    await page.waitForFunction(() => ((globalThis as Recording).taps ?? []).length > 0); // by recordTaps
    const { pressedAt = 0, taps = [] } = await page.evaluate((): Recording => {
      const { pressedAt, taps }: Recording = globalThis;
      return { pressedAt, taps } as Recording; // only these can leave the page
    });
    return { paintMs: Math.max(...taps), answerMs: answeredAt - pressedAt };
  } finally {
    await leave();
  }
}

/** Brings a control into view by a script, which wakes nothing, unlike a visitor's own scrolling. */
async function scrollTo(page: Page, target: string): Promise<void> {
  await page
    .locator(target)
    .first()
    .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * What the page keeps while it is measured, in milliseconds: when the control was pressed, and how long each tap took
 * to its paint.
 */
type Recording = typeof globalThis & { pressedAt?: number; taps?: number[] };

function recordTaps(): void {
  const taps: number[] = [];
  Object.assign(globalThis, { taps });
  addEventListener('pointerup', ({ timeStamp }) => Object.assign(globalThis, { pressedAt: timeStamp }), true);
  const observer = new PerformanceObserver((list) => {
    // Only entries of a tap have an interaction id; the pointer also comes to rest on a page that still loads.
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) taps.push(entry.duration);
  });
  observer.observe({ type: 'first-input' });
  const events = { type: 'event', durationThreshold: 16 };
  observer.observe(events);
}
