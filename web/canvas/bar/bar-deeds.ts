import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { CogIcon } from '@sanity/icons/Cog';
import { CopyIcon } from '@sanity/icons/Copy';
import { EditIcon } from '@sanity/icons/Edit';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { ImageIcon } from '@sanity/icons/Image';
import { ShareIcon } from '@sanity/icons/Share';
import { TrashIcon } from '@sanity/icons/Trash';
import type { ComponentType } from 'react';
import { copyWords } from '../copy-words.ts';
import type { SectionActions } from '../section/section-actions.ts';

/** Something that the bar of a section does. */
export interface BarDeed {
  name: string;
  words: string;
  icon: ComponentType;
  /** The keys that do the same while the bar has the focus. */
  keys?: string;
  isOff?: boolean;
  do: () => void;
}

/** Said when a section was copied, because nothing else on the page shows it. */
export const copiedWords = 'Copied. Paste it after a section, here or on another page.';

const placeWords = (index: number, count: number) => `Moved: now section ${index + 1} of ${count}.`;

/**
 * The deeds of a section's bar, the most wanted first. `onPictures` leads to the pictures of the section, where it
 * takes any; `open` shows a panel that asks for more. `say` is given what became of the section, `'heard'` when the
 * page shows it already and only screen readers need it, and `whileHidden` when it is true only as long as the section
 * is hidden (true) or shown (false).
 */
export function deedsFor(
  key: string,
  actions: SectionActions,
  onPictures: (() => void) | undefined,
  open: (what: 'settings' | 'share') => void,
  say: (sentence: string | undefined, how?: 'heard', whileHidden?: boolean) => void,
): BarDeed[] {
  const [index, count] = [actions.indexOf(key), actions.count()];
  const isHidden = actions.isHidden(key);
  return [
    {
      name: 'up',
      words: 'Move up',
      icon: ArrowUpIcon,
      keys: 'Alt+↑',
      isOff: index <= 0,
      do: () => {
        actions.moveBy(key, -1);
        say(placeWords(index - 1, count), 'heard');
      },
    },
    {
      name: 'down',
      words: 'Move down',
      icon: ArrowDownIcon,
      keys: 'Alt+↓',
      isOff: index >= count - 1,
      do: () => {
        actions.moveBy(key, 1);
        say(placeWords(index + 1, count), 'heard');
      },
    },
    {
      name: 'duplicate',
      words: 'Duplicate',
      icon: AddDocumentIcon,
      keys: 'Ctrl+D',
      do: () => actions.duplicate(key),
    },
    { name: 'settings', words: 'Settings', icon: CogIcon, do: () => open('settings') },
    { name: 'remove', words: 'Remove', icon: TrashIcon, keys: 'Delete', do: () => actions.remove(key) },
    {
      name: 'form',
      words: 'Edit in the form',
      icon: EditIcon,
      keys: 'E',
      // From a window of its own, the form is out of sight.
      isOff: window.parent === window,
      do: () => actions.goToForm(key),
    },
    {
      name: 'hide',
      words: isHidden ? 'Show again' : 'Hide for now',
      icon: isHidden ? EyeOpenIcon : EyeClosedIcon,
      keys: 'H',
      do: () => {
        actions.hide(key, !isHidden);
        say(
          isHidden
            ? 'Visitors see it again once the page is published.'
            : 'Hidden from visitors once the page is published. Press H to show it again.',
          undefined,
          !isHidden,
        );
      },
    },
    {
      name: 'copy',
      words: 'Copy',
      icon: CopyIcon,
      keys: 'Ctrl+C',
      do: () => {
        // Where the browser's clipboard is not available, the bar of another section can still paste it.
        copyWords(actions.copy(key));
        say(copiedWords);
      },
    },
    {
      name: 'paste',
      words: 'Paste after',
      icon: ClipboardIcon,
      keys: 'Ctrl+V',
      do: () => say(actions.paste(key)),
    },
    {
      name: 'pictures',
      words: 'Pictures',
      icon: ImageIcon,
      isOff: !onPictures,
      do: () => onPictures?.(),
    },
    {
      name: 'share',
      words: 'Make shared…',
      icon: ShareIcon,
      isOff: !actions.canShare(key),
      do: () => open('share'),
    },
  ];
}
