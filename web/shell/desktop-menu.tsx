import clsx from 'clsx';
import type { MenuItem, SubmenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { EntryBody } from './entry-body.tsx';
import { MenuBanner, MenuUnderBanner } from './menu-banner.tsx';
import { desktopEntries, isGroup, ownEntry } from './menu-entry.ts';

const trigger =
  'inline-flex items-center gap-[0.4rem] px-3 py-2 text-start text-s/[1.5] font-medium whitespace-nowrap';

/** The menu of wide screens. All its links are in the HTML; the panels open by hover, click and keyboard. */
export function DesktopMenu({ items }: { items: MenuItem[] }) {
  return (
    <nav aria-label="Main" className="hidden desk:block">
      <ul data-part="menu" className="flex flex-wrap items-center gap-1">
        {desktopEntries(items).map((item) => (
          <li
            key={item.key}
            data-entry=""
            className="under-words transition-opacity duration-200 [ul:has(>:hover)>&:not(:hover)]:opacity-65"
          >
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
      <span className={clsx(trigger, 'cursor-default')}>
        <EntryBody entry={item} place="bar" />
      </span>
    );
  return (
    <Link href={item.href} isExternal={item.isExternal} className={trigger} data-trigger="">
      <EntryBody entry={item} place="bar" />
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
        className={clsx(trigger, 'group cursor-pointer')}
        data-trigger=""
        data-menu={key}
        aria-expanded="false"
        aria-controls={panel}
      >
        {isDetailed && icon && <Icon name={icon} className="text-teal" />}
        {title}
        <span
          aria-hidden="true"
          className="-mt-[3px] size-[5px] rotate-45 border-r-[1.5px] border-b-[1.5px] duration-200 motion-safe:transition-[rotate] group-aria-expanded:mt-[3px] group-aria-expanded:rotate-225"
        />
      </button>
      <div
        id={panel}
        data-part="panel"
        className={clsx(
          'on-paper w-[680px] max-w-[calc(100vw-4rem)] border border-line bg-raised text-ink',
          'shadow-[0_24px_60px_-20px] shadow-deep/28',
          'invisible -translate-y-1.5 opacity-0 opened:visible opened:translate-y-0 opened:opacity-100',
          'transition-[opacity,translate,visibility] duration-180 motion-reduce:transition-none',
          // Visible at once, so that the first entry can take the focus.
          'opened:[transition-duration:180ms,180ms,0s]',
          // Keeps the pointer inside the entry on its way down to the panel.
          'before:absolute before:inset-x-0 before:-top-[0.8rem] before:bottom-full',
        )}
      >
        <div className={clsx('grid gap-5 p-5', banner && 'grid-cols-[minmax(0,1fr)_minmax(0,304px)]')}>
          <div>
            {/* The entry for the group's page has this text; it is a line of its own when there is no such entry. */}
            {!own && isDetailed && text && (
              <p className="px-[0.6rem] pb-3 text-xs/[1.45] text-quiet">{text}</p>
            )}
            <ul
              data-part="entries"
              className="grid grid-cols-[repeat(auto-fit,minmax(260px,1fr))] content-start gap-0.5"
            >
              {[...(own ? [own] : []), ...entries].map((entry) => (
                <li
                  key={entry.key}
                  className={clsx(entry === own && 'col-span-full mb-2 border-b border-line')}
                >
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </div>
          <MenuBanner banner={banner} place="panel" />
        </div>
        <MenuUnderBanner underBanner={underBanner} place="panel" />
      </div>
    </>
  );
}

const line = 'flex gap-3 rounded-s px-[0.6rem] py-[0.55rem]';

function Entry({ entry }: { entry: SubmenuItem }) {
  if (entry.isSoon)
    return (
      <span className={line}>
        <EntryBody entry={entry} place="panel" />
      </span>
    );
  return (
    <Link href={entry.href} isExternal={entry.isExternal} className={clsx(line, 'hover:bg-mist')}>
      <EntryBody entry={entry} place="panel" />
    </Link>
  );
}
