import type { Browser, BrowserContext, Page } from 'playwright';
import { launchChromium } from '../browser/launch-chromium.ts';
import { wakeIslands } from '../browser/wake-islands.ts';
import { withFewColours } from './few-colours.ts';
import { showMosaics } from './mosaic.ts';
import type { Pixels } from './pixels.ts';
import { editorsPaths, type View } from './views.ts';

// Half a pixel of the screen for each pixel of the page: everything that is a pixel wide is still visible, in a quarter
// of the bytes.
const scale = 0.5;
// What stands lower on a page is more of the same, and the footer is drawn by itself.
const maxHeight = 4_500; // px
const windowHeight = 900; // px
// With these flags, letters are drawn the same whatever the settings of the machine are.
const flags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const timeoutMs = 120_000; // long, because the machine may draw other pages as well
const now = new Date('2026-12-01T12:00:00Z');

/**
 * Draws views of a running site, always in the same way: with reduced motion, with all fonts loaded, at a fixed time.
 */
export class Painter {
  /** The name and version of the browser: the headless shell draws letters differently from a Chromium with windows. */
  readonly version: string;
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #mosaics = new Map<string, Promise<string>>();
  readonly #idle: Page[] = [];

  private constructor(version: string, browser: Browser, context: BrowserContext, url: string) {
    this.version = version;
    this.#browser = browser;
    this.#context = context;
    this.#url = url;
  }

  /** Starts a browser that sees the site as visitors do, and, with these cookies, some paths as editors do. */
  static async start(
    url: string,
    previewCookies: readonly { name: string; value: string }[],
    chromiumPath?: string,
  ): Promise<Painter> {
    const browser = await launchChromium(chromiumPath, flags);
    const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: scale });
    context.setDefaultTimeout(timeoutMs);
    await context.clock.setFixedTime(now);
    const domain = new URL(url).hostname;
    await context.addCookies(
      editorsPaths.flatMap((path) => previewCookies.map((cookie) => ({ ...cookie, domain, path }))),
    );
    return new Painter(await productOf(browser), browser, context, url);
  }

  /**
   * Draws a view in each of its widths and gives every picture to `use`, which may ask for the picture again, because a
   * page changes while it wakes, and may look at the page itself.
   */
  async draw(
    view: View,
    use: (width: number, again: () => Promise<Pixels>, page: Page) => Promise<void>,
  ): Promise<void> {
    const page = this.#idle.pop() ?? (await this.#open());
    let isIdle = false;
    try {
      for (const [index, width] of view.widths.entries()) {
        // The window gets the height of the largest picture before the page is loaded: pictures of what lies beyond the
        // window, or of a window that has just grown, are sometimes assembled wrongly.
        await page.setViewportSize({ width, height: view.isWindow ? windowHeight : maxHeight });
        if (index === 0 || view.act) await this.#visit(page, view);
        await use(width, () => take(page), page);
      }
      // After an act the mouse is left somewhere on the page.
      isIdle = !view.act;
    } finally {
      if (isIdle) this.#idle.push(page);
      else await page.close();
    }
  }

  async #open(): Promise<Page> {
    const page = await this.#context.newPage();
    await showMosaics(page, this.#mosaics);
    return page;
  }

  async #visit(page: Page, { path, act }: View): Promise<void> {
    await page.goto(this.#url + path);
    await page.locator('html[data-motion], [data-part=gallery]').first().waitFor();
    await wakeIslands(page);
    await act?.(page);
  }

  /** Ends the browser. */
  close(): Promise<void> {
    return this.#browser.close();
  }
}

async function productOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
}

async function take(page: Page): Promise<Pixels> {
  await page.evaluate(isDrawn);
  const clip = await page.evaluate(shownPart);
  return withFewColours(await page.screenshot({ animations: 'disabled', clip }));
}

/**
 * Runs in the page: the part of the window that its content fills; of even height, because the picture has half that
 * height.
 */
function shownPart() {
  const height = Math.min(document.body.getBoundingClientRect().height, window.innerHeight);
  return { x: 0, y: 0, width: window.innerWidth, height: Math.floor(height / 2) * 2 };
}

/**
 * Runs in the page: resolves when all fonts and pictures are loaded and the present state is on the screen. Sets the
 * year in the server's output to ours.
 */
async function isDrawn(): Promise<void> {
  for (const picture of document.images) {
    picture.loading = 'eager';
    // With smoothing, the edges of a mosaic are sometimes off by a part of a pixel.
    picture.style.imageRendering = 'pixelated';
  }
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = '2026';
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
