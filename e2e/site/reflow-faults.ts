import type { Page } from 'playwright';

/**
 * The widths of telephones, and the sizes of letters: medium, two sizes that browsers offer above it, and twice medium;
 * in pixels.
 */
const sizes = {
  all: [320, 360, 375].flatMap((width) => [16, 20, 24, 32].map((letters) => ({ width, letters }))),
  narrowest: [16, 32].map((letters) => ({ width: 320, letters })),
};

/**
 * Where an open page does not fit telephones, in letters of any size that a visitor can set in the browser: what makes
 * it wider than the window, and words that reach beyond it. The tab is left as it was.
 */
export async function reflowFaults(page: Page, which: keyof typeof sizes): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  // This is the browser's own setting, on which `rem` and the `em` of breakpoints depend; a `font-size` of the root
  // would not move breakpoints.
  const setLetters = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a marquee is then a row that scrolls within itself
  // Content below the window is laid out only when it comes near; this lays it out at once.
  const sheet = await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  for (const { width, letters } of sizes[which]) {
    await setLetters(letters);
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await page.evaluate(findOverflow))
      faults.push(`in a window of ${width} px and letters of ${letters} px ${fault}`);
  }
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  await setLetters(16);
  await session.detach();
  if (before) await page.setViewportSize(before);
  return faults;
}

/** In the page. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const nameOf = (element: Element) => `${element.nodeName} ${element.getAttribute('class') ?? ''}`;
  /** Whether an element lies within something that scrolls by itself, is fixed, or is hidden from the eye. */
  const isElsewhere = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX, position } = getComputedStyle(element);
    const isHidden = element.getAttribute('aria-hidden') === 'true' || element.clientWidth === 1;
    return (
      /auto|scroll/.test(overflowX) || position === 'fixed' || isHidden || isElsewhere(element.parentElement)
    );
  };
  const faults: string[] = [];
  if (scrollWidth > clientWidth) {
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isElsewhere(element),
    );
    const first = out.find((element) => !out.some((other) => other !== element && element.contains(other)));
    faults.push(`it is ${scrollWidth - clientWidth} px too wide${first ? ` at "${nameOf(first)}"` : ''}`);
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const { currentNode: node } = words;
    const parent = node.parentElement;
    range.selectNodeContents(node);
    const { right, left, width } = range.getBoundingClientRect();
    const isOut = width > 0 && (right > clientWidth + 1 || left < -1);
    if (
      isOut &&
      parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isElsewhere(parent)
    )
      faults.push(`"${node.nodeValue?.trim().slice(0, 40)}" reaches out of the window`);
  }
  return faults.slice(0, 3);
}
