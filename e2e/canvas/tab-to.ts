import type { Frame, Page } from 'playwright';

const usualStops = 90; // of the desk, with its lists

/** Presses Tab until what has the focus, in whichever frame, is called like this; throws with the stops on the way where it never is. */
export async function tabTo(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  maxStops = usualStops,
): Promise<void> {
  const stops: string[] = [];
  while (stops.length < maxStops) {
    const focused = await settledName(page);
    if (name.test(focused)) return;
    stops.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`${maxStops} times ${key} did not lead to ${name}, but to: ${stops.join(' | ')}`);
}

/** The focus is nowhere for a moment while it goes to a frame of another process: a Tab meanwhile would go past. */
async function settledName(page: Page): Promise<string> {
  for (let turn = 0; ; turn++) {
    const { name, isInFrame } = await focusOf(page);
    if (name !== undefined) return name;
    if (turn >= (isInFrame ? loadingTurns : movingTurns)) return '';
    await page.waitForTimeout(pauseMs);
  }
}

const pauseMs = 25;
const movingTurns = 40; // behind the last stop of the window nothing has the focus either
const loadingTurns = 400; // a frame that is still loading takes some seconds

/** What has the focus is called, no name where nothing has it; and whether a frame of the page has it. */
async function focusOf(page: Page): Promise<{ name?: string; isInFrame: boolean }> {
  let frame: Frame = page.mainFrame();
  for (;;) {
    const isInFrame = frame !== page.mainFrame();
    const focused = await frame.evaluateHandle(() => document.activeElement);
    const inner = await focused.asElement()?.contentFrame();
    if (!inner) {
      const isNowhere = await focused.evaluate((element) => element === document.body);
      if (isNowhere) return { isInFrame };
      const name = await focused.evaluate((element) =>
        (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim(),
      );
      return { name, isInFrame };
    }
    frame = inner;
  }
}
