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

/** The focus of a frame of another process arrives there a moment after the frame itself has got it: a Tab meanwhile would go past. */
async function settledName(page: Page): Promise<string> {
  for (let turn = 0; turn < maxTurns; turn++) {
    const name = await nameOfFocused(page);
    if (name !== undefined) return name;
    await page.waitForTimeout(pauseMs);
  }
  return '';
}

const [maxTurns, pauseMs] = [400, 25]; // a frame that is still loading takes some seconds

/** What has the focus is called; undefined where a frame has it and nothing in the frame yet. */
async function nameOfFocused(page: Page): Promise<string | undefined> {
  let frame: Frame = page.mainFrame();
  for (;;) {
    const focused = await frame.evaluateHandle(() => document.activeElement);
    const inner = await focused.asElement()?.contentFrame();
    if (!inner) {
      const isNowhere = await focused.evaluate((element) => element === document.body);
      if (isNowhere) return frame === page.mainFrame() ? '' : undefined;
      return focused.evaluate((element) =>
        (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim(),
      );
    }
    frame = inner;
  }
}
