import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { EntryBody } from './entry-body.tsx';
import { MenuBanner, MenuUnderBanner } from './menu-banner.tsx';
import { desktopEntries, isGroup, ownEntry } from './menu-entry.ts';

/** The menu of wide screens. All its links are in the HTML; the panels open by hover, click and keyboard. */
export function DesktopMenu({ items }: { items: MenuItem[] }) {
  return (
    <nav aria-label="Main" className="desktop-menu">
      <ul className="desktop-menu-list">
        {desktopEntries(items).map((item) => (
          <li key={item.key} data-entry="">
            {isGroup(item) ? <Group item={item} /> : <Single item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Single({ item }: { item: MenuItem }) {
  if (item.isSoon)
    return (
      <span className="menu-trigger">
        <EntryBody entry={item} />
      </span>
    );
  return (
    <Link href={item.href} isExternal={item.isExternal} className="menu-trigger" data-trigger="">
      <EntryBody entry={item} />
    </Link>
  );
}

function Group({ item }: { item: MenuItem }) {
  const { key, title, text, icon, isDetailed, banner, underBanner } = item;
  const panel = `menu-${key}`;
  const entries = desktopEntries(item.submenu);
  const own = ownEntry(item, entries);
  return (
    <>
      <button
        type="button"
        className="menu-trigger"
        data-trigger=""
        data-menu={key}
        aria-expanded="false"
        aria-controls={panel}
      >
        {isDetailed && icon && <Icon name={icon} />}
        {title}
      </button>
      <div id={panel} className="menu-panel" data-wide={banner ? '' : undefined}>
        <div className="menu-panel-body">
          <div className="menu-panel-entries">
            {/* With the page of the group; a line of its own where no entry leads there from here. */}
            {!own && isDetailed && text && <p className="menu-link-text">{text}</p>}
            <ul className="menu-links">
              {[...(own ? [own] : []), ...entries].map((entry) => (
                <li key={entry.key} data-own={entry === own ? '' : undefined}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </div>
          <MenuBanner banner={banner} />
        </div>
        <MenuUnderBanner underBanner={underBanner} />
      </div>
    </>
  );
}

function Entry({ entry }: { entry: SubmenuItem }) {
  if (entry.isSoon)
    return (
      <span className="menu-link">
        <EntryBody entry={entry} />
      </span>
    );
  return (
    <Link href={entry.href} isExternal={entry.isExternal} className="menu-link">
      <EntryBody entry={entry} />
    </Link>
  );
}
