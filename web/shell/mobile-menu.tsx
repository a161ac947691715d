import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { Link } from '#ui/link/link.tsx';
import { EntryBody } from './entry-body.tsx';
import { MenuBanner, MenuUnderBanner } from './menu-banner.tsx';
import { isGroup, isReached, mobileEntries, ownEntry } from './menu-entry.ts';
import { MobileMenuDialog } from './mobile-menu-dialog.tsx';

/**
 * The menu of narrow screens: groups that unfold in 400 ms; announced entries are inert and come last. The line under a submenu is left
 * out where an entry of it, one for telephones perhaps, leads to the same page.
 */
export function MobileMenu({ items, children }: { items: MenuItem[]; children: React.ReactNode }) {
  return (
    <MobileMenuDialog>
      <nav aria-label="Menu">
        <ul className="mobile-menu-list">
          {mobileEntries(items).map((item) => (
            <li key={item.key}>{isGroup(item) ? <Group item={item} /> : <Entry entry={item} />}</li>
          ))}
        </ul>
      </nav>
      <div className="mobile-menu-foot">{children}</div>
    </MobileMenuDialog>
  );
}

function Group({ item }: { item: MenuItem }) {
  const entries = mobileEntries(item.submenu);
  const own = ownEntry(item, entries);
  return (
    <details className="accordion">
      <summary>
        <span className="mobile-menu-title">
          <EntryBody entry={item} />
        </span>
        <span className="plus" aria-hidden="true" />
      </summary>
      <div className="accordion-body">
        <ul className="mobile-menu-links">
          {[...(own ? [{ ...own, text: null }] : []), ...entries].map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        <MenuBanner banner={item.banner} />
        {!isReached(item.underBanner?.href ?? null, entries) && (
          <MenuUnderBanner underBanner={item.underBanner} />
        )}
      </div>
    </details>
  );
}

function Entry({ entry }: { entry: SubmenuItem }) {
  if (entry.isSoon)
    return (
      <span className="mobile-menu-link" aria-disabled="true">
        <EntryBody entry={entry} />
      </span>
    );
  return (
    <Link href={entry.href} isExternal={entry.isExternal} className="mobile-menu-link">
      <EntryBody entry={entry} />
    </Link>
  );
}
