import type { Page } from 'playwright';

/**
 * The faults of a section that does not fit a window of 320 pixels, the narrowest of WCAG (1.4.10). Leaves the window
 * at this width.
 */
export async function narrowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 900 });
  const sideways = await sidewaysOf(page);
  return sideways > 0 ? [`is ${sideways} pixels wider than a window of 320`] : [];
}

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * The faults of a section of the gallery, whatever it looks like: it is missing, it reports errors, or it is wider than
 * the window.
 */
export async function sectionFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const found = await page.locator('main > section').count();
  if (found !== 1) faults.push(`has ${found} sections instead of one`);
  const sideways = await sidewaysOf(page);
  if (sideways > 0) faults.push(`is ${sideways} pixels wider than the window`);
  const since = { filter: 'since-navigation' } as const;
  for (const message of await page.consoleMessages(since))
    if (message.type() === 'error') faults.push(`reports ${message.text()}`);
  for (const error of await page.pageErrors(since)) faults.push(`throws ${error.message}`);
  return faults;
}
