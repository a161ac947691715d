import type { Frame, Page } from 'playwright';

const usualStops = 90; // stops of the Studio's desk, with its lists

/**
 * Presses Tab until the element that has the focus, in whichever frame, has this name. Throws with all stops on the way
 * if none has.
 */
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

/**
 * The name of what has the focus, once it is settled: while the focus moves to a frame of another process, it is
 * nowhere for a moment, and another Tab would skip a stop.
 */
async function settledName(page: Page): Promise<string> {
  for (let turn = 0; ; turn++) {
    const { name, isInFrame } = await focusOf(page);
    if (name !== undefined) return name;
    if (turn >= (isInFrame ? loadingTurns : movingTurns)) return '';
    await page.waitForTimeout(pauseMs);
  }
}

const pauseMs = 25;
const movingTurns = 40; // few, because after the last stop of the window nothing has the focus either
const loadingTurns = 400; // a frame that is still loading takes some seconds

/** The name of what has the focus, undefined where nothing has it; and whether it is in a frame of the page. */
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
