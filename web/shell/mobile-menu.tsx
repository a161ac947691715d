import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { Link } from '#ui/link/link.tsx';
import { mobileEntries } from './menu-entry.ts';
import { MobileMenuDialog } from './mobile-menu-dialog.tsx';
import { Soon } from './soon.tsx';

/** The menu of narrow screens: groups that unfold in 400 ms; announced entries are inert and come last. */
export function MobileMenu({ items, children }: { items: MenuItem[]; children: React.ReactNode }) {
  return (
    <MobileMenuDialog>
      <nav aria-label="Menu">
        <ul className="mobile-menu-list">
          {mobileEntries(items).map((item) => (
            <li key={item.key}>{item.submenu.length > 0 ? <Group item={item} /> : <Entry entry={item} />}</li>
          ))}
        </ul>
      </nav>
      <div className="mobile-menu-foot">{children}</div>
    </MobileMenuDialog>
  );
}

function Group({ item }: { item: MenuItem }) {
  return (
    <details className="accordion">
      <summary>
        {item.title} <span className="plus" aria-hidden="true" />
      </summary>
      <div className="accordion-body">
        <ul className="mobile-menu-links">
          {mobileEntries(item.submenu).map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Entry({ entry }: { entry: SubmenuItem }) {
  if (entry.isSoon) {
    return (
      <span className="mobile-menu-link" aria-disabled="true">
        {entry.title} <Soon />
      </span>
    );
  }
  return (
    <Link href={entry.href} isExternal={entry.isExternal} className="mobile-menu-link">
      {entry.title}
    </Link>
  );
}
