import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

interface Scope {
  /** The selector of the part of the page that is looked at. */
  within?: string;
  /** Rules that do not hold there. */
  without?: string[];
}

/** What axe finds on a page as it is now, a line for each rule. */
export async function violationsOf(page: Page, { within, without = [] }: Scope = {}): Promise<string[]> {
  // In one go: without the legacy mode each look opens a page of its own to join what frames of other hosts said.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  const { violations } = await axe.disableRules(without).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
