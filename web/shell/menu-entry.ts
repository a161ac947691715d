import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';

/** The entries that the wide header shows: all but those kept for the mobile menu. */
export const desktopEntries = (items: MenuItem[]): MenuItem[] => items.filter((item) => !item.isMobileOnly);

/** The entries in the order of the mobile menu: what is not ready yet comes last (specification, section 4). */
export function mobileEntries<Item extends SubmenuItem>(items: Item[]): Item[] {
  return items.toSorted((a, b) => Number(a.isSoon) - Number(b.isSoon));
}
