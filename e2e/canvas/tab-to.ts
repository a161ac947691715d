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
    const focused = await nameOfFocused(page);
    if (name.test(focused)) return;
    stops.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`${maxStops} times ${key} did not lead to ${name}, but to: ${stops.join(' | ')}`);
}

async function nameOfFocused(page: Page): Promise<string> {
  let frame: Frame = page.mainFrame();
  for (;;) {
    const focused = await frame.evaluateHandle(() => document.activeElement);
    const inner = await focused.asElement()?.contentFrame();
    if (!inner)
      return focused.evaluate((element) =>
        element === document.body
          ? ''
          : (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim(),
      );
    frame = inner;
  }
}
