import axe from 'axe-core';
import type { Page } from 'playwright';

interface Scope {
  /** The selector of the part of the page that is looked at. */
  within?: string;
  /** Rules that do not hold there. */
  without?: string[];
  /** The only rules that are looked at; empty means all. */
  only?: string[];
}

/** What axe finds on a page as it is now, a line for each rule; frames are not looked into. */
export async function violationsOf(
  page: Page,
  { within, without = [], only = [] }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, { within, without, only });
}

/** In the page. */
async function findViolations({ within, without = [], only = [] }: Scope): Promise<string[]> {
  // What was evaluated in the page has left this global, of which its window's type knows nothing.
  const { axe: axeInPage } = window as unknown as { axe: typeof axe };
  const { violations } = await axeInPage.run(within ?? document, {
    resultTypes: ['violations'],
    ...(only.length > 0 && { runOnly: { type: 'rule' as const, values: only } }),
    rules: {
      'target-size': { enabled: true }, // axe leaves it out unless it is asked
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
