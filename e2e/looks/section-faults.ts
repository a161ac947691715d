import type { Page } from 'playwright';

/** What is wrong with a section of the gallery, however it looks: it is not there, it reports errors, or it is wider than the window. */
export async function sectionFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const found = await page.locator('main > section').count();
  if (found !== 1) faults.push(`has ${found} sections instead of one`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (sideways > 0) faults.push(`is ${sideways} pixels wider than the window`);
  const since = { filter: 'since-navigation' } as const;
  for (const message of await page.consoleMessages(since))
    if (message.type() === 'error') faults.push(`reports ${message.text()}`);
  for (const error of await page.pageErrors(since)) faults.push(`throws ${error.message}`);
  return faults;
}
