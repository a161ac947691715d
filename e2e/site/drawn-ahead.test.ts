import { afterAll, expect, test } from 'vitest';
import { openTab, type Tab } from '../browser/open-tab.ts';
import { url } from '../setup/site.ts';

const tab: Tab = await openTab();
afterAll(() => tab.close());

const maxDrawingMs = 20_000;
const logo = '[data-part=header] a[href="/"]';
const shown = () => {
  const [visit] = performance.getEntriesByType('navigation');
  return {
    path: location.pathname,
    wasAhead: Boolean(visit && 'activationStart' in visit && visit.activationStart),
  };
};

/**
 * Opens a page and rests the mouse on its logo until the browser has prerendered the home page, which it may not do at
 * the first try.
 */
async function drawHomeAhead(): Promise<void> {
  const isDrawn = async () => {
    await tab.goTo(`${url}/platform`);
    await tab.pointAt(logo);
    await expect.poll(() => tab.drawnAhead(), { timeout: maxDrawingMs }).toEqual([`${url}/`]);
  };
  await expect.poll(() => isDrawn().then(() => true, String)).toBe(true);
}

// Only a browser prerenders pages.
test('a page is drawn out of sight while the mouse rests on a link to it, shown by the click, and answers', async () => {
  await drawHomeAhead();
  await tab.press();
  await expect.poll(() => tab.ask(shown)).toEqual({ path: '/', wasAhead: true });
  // A page that has just been shown may still be scrolled to its start.
  const followsScroll = () => {
    scrollTo({ top: 600, behavior: 'instant' });
    return document.querySelector('[data-part=header][data-fixed]') !== null;
  };
  await expect.poll(() => tab.ask(followsScroll)).toBe(true);
});

test('a scheme that was chosen after a page had been drawn ahead is that of the page when it is shown', async () => {
  await drawHomeAhead();
  await tab.ask(() =>
    document.querySelector<HTMLInputElement>('[data-part=scheme] input[value=dark]')?.click(),
  );
  await tab.press();
  await expect.poll(() => tab.ask(shown)).toEqual({ path: '/', wasAhead: true });
  await expect.poll(() => tab.ask(() => document.documentElement.dataset.scheme)).toBe('dark');
});
