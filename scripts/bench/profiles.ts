import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';

/** A visitor's machine, as Lighthouse emulates it. */
export interface Profile {
  name: string;
  options: BrowserContextOptions;
  /** How many times slower its processor is than the one at hand. */
  slowdown: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const megabit = 1_000_000 / 8; // bytes
const pressedMs = 80; // between pressing and releasing a finger or a button

/** A telephone on a slow network, and a desk on a fast one. */
export const profiles: readonly [telephone: Profile, desktop: Profile] = [
  {
    name: 'telephone',
    options: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    slowdown: 4,
    network: { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit },
  },
  {
    name: 'desktop',
    options: { viewport: { width: 1350, height: 940 } },
    slowdown: 1,
    network: { latency: 40, downloadThroughput: 10 * megabit, uploadThroughput: 10 * megabit },
  },
];

/** A page that a visitor opens on such a machine without having seen anything of the site. */
export interface Visit {
  page: Page;
  /** Presses a link or a control, as a finger or a mouse does; a mouse first rests on it for `restMs` milliseconds. */
  press(target: Locator, restMs?: number): Promise<void>;
  leave(): Promise<void>;
}

/** Begins such a visit; `prepare` runs in every page before the page's own scripts. */
export async function visitAs(profile: Profile, browser: Browser, prepare: () => void): Promise<Visit> {
  const context = await browser.newContext(profile.options);
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  const press = profile.options.hasTouch ? tap : click;
  return {
    page,
    press: (target, restMs = 0) => press(page, session, target, restMs),
    leave: () => context.close(),
  };
}

async function tap(page: Page, session: CDPSession, target: Locator): Promise<void> {
  const point = await middleOf(target);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(pressedMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(page: Page, _: CDPSession, target: Locator, restMs: number): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.waitForTimeout(pressedMs);
  await page.mouse.up();
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no place on the page: nobody can press it.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
