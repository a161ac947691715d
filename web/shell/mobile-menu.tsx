import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { FoldMark } from '#ui/layout/fold-mark.tsx';
import { Link } from '#ui/link/link.tsx';
import { EntryBody } from './entry-body.tsx';
import { MenuBanner, MenuUnderBanner } from './menu-banner.tsx';
import { isGroup, isReached, mobileEntries, ownEntry } from './menu-entry.ts';
import { MobileMenuDialog } from './mobile-menu-dialog.tsx';

const row = 'py-5 font-heading text-[1.75rem]/[1.2] font-semibold tracking-[-0.01em]';

/**
 * The menu of narrow screens: groups unfold in 400 ms; announced entries are inert and come last. The line under a
 * submenu is left out when one of its entries, perhaps one for telephones only, leads to the same page. `children`
 * stand at the foot of the window.
 */
export function MobileMenu({
  items,
  logo,
  children,
}: {
  items: MenuItem[];
  logo?: ReactNode;
  children: ReactNode;
}) {
  return (
    <MobileMenuDialog logo={logo}>
      <nav aria-label="Menu">
        <ul>
          {mobileEntries(items).map((item) => (
            <li key={item.key} data-part="row" className="border-b border-line">
              {isGroup(item) ? <Group item={item} /> : <Entry entry={item} place="row" />}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-5 pt-8">{children}</div>
    </MobileMenuDialog>
  );
}

function Group({ item }: { item: MenuItem }) {
  const entries = mobileEntries(item.submenu);
  const own = ownEntry(item, entries);
  return (
    <details className="accordion group/fold">
      <summary className={clsx(row, 'flex items-center justify-between gap-4')}>
        <span className="min-w-0">
          <span className="flex gap-3">
            <EntryBody entry={item} place="row" />
          </span>
          <span
            aria-hidden="true"
            className="mt-1 block truncate font-text text-xs/[1.45] font-normal tracking-normal text-quiet group-open/fold:hidden"
          >
            {entries.map(({ title }) => title).join(', ')}
          </span>
        </span>
        <FoldMark />
      </summary>
      <div className="min-h-0 overflow-hidden">
        <ul data-part="entries" className="pb-5">
          {[...(own ? [{ ...own, text: null }] : []), ...entries].map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} place="group" />
            </li>
          ))}
        </ul>
        <MenuBanner banner={item.banner} place="group" />
        {!isReached(item.underBanner?.href ?? null, entries) && (
          <MenuUnderBanner underBanner={item.underBanner} place="group" />
        )}
      </div>
    </details>
  );
}

const entryLooks = { row: `flex gap-3 ${row}`, group: 'flex gap-3 py-[0.55rem]' };

function Entry({ entry, place }: { entry: SubmenuItem; place: keyof typeof entryLooks }) {
  const look = entryLooks[place];
  if (entry.isSoon)
    return (
      <span className={clsx(look, 'text-quiet')} aria-disabled="true">
        <EntryBody entry={entry} place={place} />
      </span>
    );
  return (
    <Link href={entry.href} isExternal={entry.isExternal} className={look}>
      <EntryBody entry={entry} place={place} />
    </Link>
  );
}
