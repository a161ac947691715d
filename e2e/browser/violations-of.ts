import axe from 'axe-core';
import type { Page } from 'playwright';

interface Scope {
  /** The selector of the part of the page to check. */
  within?: string;
  /** Rules to leave out. */
  without?: string[];
  /** The only rules to check; empty means all. */
  only?: string[];
}

/** What axe finds on a page as it is now, a line for each rule; frames are not checked. */
export async function violationsOf(
  page: Page,
  { within, without = [], only = [] }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, { within, without, only });
}

/** In the page. */
async function findViolations({ within, without = [], only = [] }: Scope): Promise<string[]> {
  // axe was evaluated in the page and is a global there, of which the type of `window` knows nothing.
  const { axe: axeInPage } = window as unknown as { axe: typeof axe };
  const { violations } = await axeInPage.run(within ?? document, {
    resultTypes: ['violations'],
    ...(only.length > 0 && { runOnly: { type: 'rule' as const, values: only } }),
    rules: {
      'target-size': { enabled: true }, // axe leaves it out by default
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
