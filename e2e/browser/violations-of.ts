import axe from 'axe-core';
import type { Page } from 'playwright';

interface Scope {
  /** The selector of the part of the page that is looked at. */
  within?: string;
  /** Rules that do not hold there. */
  without?: string[];
  /** The rules that are asked; all of them without it. */
  only?: string[];
  /** Whether what stylesheets put before and after words is never a ground: axe leaves the contrast of all words beside it undecided otherwise. */
  isGroundPlain?: boolean;
}

/** What axe finds on a page as it is now, a line for each rule; frames are not looked into. */
export async function violationsOf(
  page: Page,
  { within, without = [], only, isGroundPlain = false }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, { within, without, only, isGroundPlain });
}

/** In the page. */
async function findViolations({ within, without = [], only, isGroundPlain }: Scope): Promise<string[]> {
  // What was evaluated in the page has left this global, of which its window's type knows nothing.
  const { axe: axeInPage } = window as unknown as { axe: typeof axe };
  axeInPage.configure({ checks: [{ id: 'color-contrast', options: { ignorePseudo: isGroundPlain } }] });
  const { violations } = await axeInPage.run(within ?? document, {
    resultTypes: ['violations'],
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
