import type { MenuBanner, MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { desktopEntries } from './menu-entry.ts';
import { Soon } from './soon.tsx';

/** The menu of wide screens. All its links are in the HTML; the panels open by hover, click and keyboard. */
export function DesktopMenu({ items }: { items: MenuItem[] }) {
  return (
    <nav aria-label="Main" className="desktop-menu">
      <ul className="desktop-menu-list">
        {desktopEntries(items).map((item) =>
          item.submenu.length > 0 ? (
            <Group key={item.key} item={item} />
          ) : (
            <Single key={item.key} item={item} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Single({ item }: { item: MenuItem }) {
  return (
    <li data-entry="">
      {item.isSoon ? (
        <span className="menu-trigger">
          {item.title} <Soon />
        </span>
      ) : (
        <Link href={item.href} isExternal={item.isExternal} className="menu-trigger" data-trigger="">
          {item.title}
        </Link>
      )}
    </li>
  );
}

function Group({ item }: { item: MenuItem }) {
  const panel = `menu-${item.key}`;
  return (
    <li data-entry="">
      <button
        type="button"
        className="menu-trigger"
        data-trigger=""
        data-menu={item.key}
        aria-expanded="false"
        aria-controls={panel}
      >
        {item.title}
      </button>
      <div id={panel} className="menu-panel" data-wide={item.banner ? '' : undefined}>
        <div className="menu-panel-body">
          <ul className="menu-links">
            {desktopEntries(
              item.submenu.map((entry) => ({ ...entry, submenu: [], banner: null, underBanner: null })),
            ).map((entry) => (
              <li key={entry.key}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
          {item.banner && <Banner banner={item.banner} />}
        </div>
        {item.underBanner && (
          <Link href={item.underBanner.href} className="menu-under-banner">
            <strong>{item.underBanner.title}</strong>
            <span>{item.underBanner.text}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

function Entry({ entry }: { entry: SubmenuItem }) {
  const body = (
    <>
      {entry.isDetailed && entry.icon && <Icon name={entry.icon} />}
      <span>
        <span className="menu-link-title">
          {entry.title} {entry.isSoon && <Soon />}
        </span>
        {entry.isDetailed && entry.text && <span className="menu-link-text">{entry.text}</span>}
      </span>
    </>
  );
  if (entry.isSoon) return <span className="menu-link">{body}</span>;
  return (
    <Link href={entry.href} isExternal={entry.isExternal} className="menu-link">
      {body}
    </Link>
  );
}

function Banner({ banner }: { banner: MenuBanner }) {
  return (
    <Link href={banner.isSoon ? null : banner.href} className="menu-banner">
      {banner.image && <Picture picture={banner.image} sizes="304px" aspectRatio={16 / 9} />}
      <span className="menu-link-title">
        {banner.icon && <Icon name={banner.icon} />} {banner.title} {banner.isSoon && <Soon />}
      </span>
      {banner.text && <span className="menu-link-text">{banner.text}</span>}
    </Link>
  );
}
