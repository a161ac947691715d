import type { SubmenuItem } from '#schemas/menu/contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Soon } from './soon.tsx';

/**
 * Where an entry stands: in the first row or a panel of the wide menu, in the first row or a group of the narrow one.
 */
type EntryPlace = 'bar' | 'panel' | 'row' | 'group';

const titles: Record<EntryPlace, string> = {
  bar: 'block text-s/[1.45]',
  panel: 'block text-s/[1.45] font-medium',
  row: 'block',
  group: 'block',
};

const texts: Record<EntryPlace, string> = {
  // Three lines are as much as the header is high, and narrower windows have room for the titles only.
  bar: 'hidden max-w-48 text-xxxs/[1.2] font-normal whitespace-normal text-quiet min-[75.0625em]:block',
  panel: 'block text-xs/[1.45] text-quiet',
  row: 'mt-1 block font-text text-xs/[1.45] font-normal tracking-normal text-quiet',
  group: 'block text-xs/[1.45] text-quiet',
};

const icons: Record<EntryPlace, string> = {
  bar: 'text-teal',
  panel: 'mt-[0.15em] text-teal',
  row: 'text-teal',
  group: 'mt-[0.15em] text-teal',
};

/** The content of a menu entry: its title, its icon and text when it is detailed, and a label when it comes soon. */
export function EntryBody({ entry, place }: { entry: SubmenuItem; place: EntryPlace }) {
  const { title, text, icon, isDetailed, isSoon } = entry;
  return (
    <>
      {isDetailed && icon && <Icon name={icon} className={icons[place]} />}
      <span>
        <span className={titles[place]}>
          {title}
          {isSoon && (
            <>
              {' '}
              <Soon />
            </>
          )}
        </span>
        {isDetailed && text && <span className={texts[place]}>{text}</span>}
      </span>
    </>
  );
}
