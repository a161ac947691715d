import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';

/** The entries that the wide header shows: all but those kept for the mobile menu. */
export function desktopEntries<Item extends SubmenuItem>(items: Item[]): Item[] {
  return items.filter((item) => !item.isMobileOnly);
}

/** The entries in the order of the mobile menu: those that are not ready yet come last (specification, section 4). */
export function mobileEntries<Item extends SubmenuItem>(items: Item[]): Item[] {
  return items.toSorted((a, b) => Number(a.isSoon) - Number(b.isSoon));
}

/** Whether an entry opens a submenu; one that is announced opens nothing yet. */
export const isGroup = ({ isSoon, submenu }: MenuItem): boolean => !isSoon && submenu.length > 0;

/** Whether one of the entries that are shown leads to an address. */
export const isReached = (href: string | null, shown: readonly SubmenuItem[]): boolean =>
  href !== null && shown.some((entry) => !entry.isSoon && entry.href === href);

/**
 * An entry for the page of a group itself, to come first below its title, which opens the submenu and leads nowhere;
 * null when the group has no page, or when one of the shown entries leads there.
 */
export function ownEntry(item: MenuItem, shown: readonly SubmenuItem[]): SubmenuItem | null {
  const { href, key, title } = item;
  if (href === null || isReached(href, shown)) return null;
  return { ...item, key: `${key}-own`, title: `${title}: overview`, icon: null };
}
