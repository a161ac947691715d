import type { SubmenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Soon } from './soon.tsx';

/** What an entry of a menu says: its title, with icon and text when it is detailed, and that it comes soon. */
export function EntryBody({ entry }: { entry: SubmenuItem }) {
  const { title, text, icon, isDetailed, isSoon } = entry;
  return (
    <>
      {isDetailed && icon && <Icon name={icon} />}
      <span>
        <span className="menu-link-title">
          {title}
          {isSoon && (
            <>
              {' '}
              <Soon />
            </>
          )}
        </span>
        {isDetailed && text && <span className="menu-link-text">{text}</span>}
      </span>
    </>
  );
}
