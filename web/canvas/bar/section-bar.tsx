import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { buttonLook, panelLook } from '../canvas-look.ts';
import { useCanvasZoom } from '../canvas-zoom.ts';
import type { SectionActions } from '../section/section-actions.ts';
import type { SectionPlace } from '../section/section-places.ts';
import { type BarDeed, deedsFor } from './bar-deeds.ts';
import { BarFrame } from './bar-frame.tsx';
import { isClipboard, keysOf } from './bar-keys.ts';
import { BarPanel } from './bar-panel.tsx';
import { dragSection } from './section-drag.tsx';
import { SectionSettings } from './section-settings.tsx';
import { ShareDialog } from './share-dialog.tsx';

const minWordsPixels = 1000; // width of a section from which its bar has words beside the icons
const minWholePixels = 600; // width from which the bar has more than the two ways to move

/**
 * What was said of a section last: shown and read out, or only read out (`heard`). With `whileHidden`, it is true only
 * as long as the section is hidden (true) or shown (false).
 */
interface Said {
  sentence: string | undefined;
  how?: 'heard' | undefined;
  whileHidden?: boolean | undefined;
}

/** The bar with all that can be done with the selected section. */
export function SectionBar({
  place,
  actions,
  onSelect,
  onPictures,
}: {
  place: SectionPlace;
  actions: SectionActions;
  onSelect: (key: string | undefined) => void;
  /** Leads to the pictures of the section; undefined where it takes none. */
  onPictures: (() => void) | undefined;
}) {
  const { key } = place;
  const ownWidth = place.width / useCanvasZoom();
  const [opened, setOpened] = useState<'more' | 'settings' | 'share'>();
  const [said, setSaid] = useState<Said>();
  const placed = actions.placedAt(key);
  const held = actions.contentOf(key);
  const title = actions.titleOf(key);
  const isShared = placed?.section._type === 'shared';
  const deeds = deedsFor(key, actions, onPictures, setOpened, (sentence, how, whileHidden) =>
    setSaid({ sentence, how, whileHidden }),
  );
  const isTrue = said?.whileHidden === undefined || said.whileHidden === actions.isHidden(key);
  const sentence = isTrue ? said?.sentence : undefined;
  const inBar = deeds.slice(0, ownWidth < minWholePixels ? 2 : 5);
  const close = () => setOpened(undefined);

  const press = (event: KeyboardEvent) => {
    const deed = deeds.find(({ name, keys }) => !isClipboard(name) && keys === keysOf(event));
    if (!deed || deed.isOff) return false;
    deed.do();
    return true;
  };
  return (
    <>
      <BarFrame place={place} title={title} isOpen={opened !== undefined} press={press} onSelect={onSelect}>
        <button
          type="button"
          tabIndex={0}
          className={clsx(buttonLook, 'min-w-0 touch-none cursor-grab active:cursor-grabbing')}
          title="Drag to another place"
          aria-label={`${title}${isShared ? ', shared with other pages' : ''}: drag, or move with Alt and the arrow keys`}
          onPointerDown={({ nativeEvent, button }) =>
            button === 0 && dragSection(key, title, nativeEvent, (next) => actions.moveBefore(key, next))
          }
        >
          <DragHandleIcon />
          <span className="max-w-48 truncate max-phone:max-w-24">{title}</span>
          {isShared && (
            <span
              className="rounded-s bg-mist px-1.5 text-xxs text-quiet"
              title="What is changed here changes on every page that shows it"
            >
              Shared
            </span>
          )}
        </button>
        {inBar.map((deed) => (
          <DeedButton
            key={deed.name}
            deed={deed}
            hasWords={ownWidth >= minWordsPixels && !/^(up|down)$/.test(deed.name)}
          />
        ))}
        <button
          type="button"
          tabIndex={-1}
          className={buttonLook}
          title="More"
          aria-label="More"
          aria-haspopup="menu"
          aria-expanded={opened === 'more'}
          onClick={() => setOpened(opened === 'more' ? undefined : 'more')}
        >
          <EllipsisHorizontalIcon />
        </button>
        {opened === 'more' && (
          <BarPanel label={`More for “${title}”`} isMenu onClose={close}>
            {deeds.slice(inBar.length).map((deed) => (
              <MenuDeed key={deed.name} deed={deed} onDone={close} />
            ))}
          </BarPanel>
        )}
        {opened === 'settings' && placed && held && (
          <BarPanel label={`Settings of “${title}”`} onClose={close}>
            <SectionSettings placed={placed} held={held} actions={actions} />
          </BarPanel>
        )}
        <p
          role="status"
          className={
            sentence && said?.how !== 'heard'
              ? clsx(
                  'absolute top-full right-0 mt-1 w-max max-w-72 px-3 py-2 text-xs',
                  panelLook,
                  opened && 'sr-only',
                )
              : 'sr-only'
          }
        >
          {sentence}
        </p>
      </BarFrame>
      {opened === 'share' && (
        <ShareDialog
          title={title}
          onClose={close}
          onShare={(name) => {
            close();
            actions.share(key, name);
          }}
        />
      )}
    </>
  );
}

function DeedButton({
  deed: { words, icon: Icon, keys, isOff, do: act },
  hasWords,
}: {
  deed: BarDeed;
  hasWords: boolean;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={buttonLook}
      // A button that becomes disabled by a press would lose the focus; `aria-disabled` keeps it.
      aria-disabled={isOff}
      title={keys ? `${words} (${keys})` : words}
      aria-label={words}
      onClick={() => !isOff && act()}
    >
      <Icon />
      {hasWords && <span className="pr-1">{words}</span>}
    </button>
  );
}

function MenuDeed({
  deed: { words, icon: Icon, keys, isOff, do: act },
  onDone,
}: {
  deed: BarDeed;
  onDone: () => void;
}) {
  const choose = () => {
    onDone();
    act();
  };
  return (
    <button
      type="button"
      role="menuitem"
      // Arrow keys move between the items, and Tab leaves the menu.
      tabIndex={-1}
      className={clsx(buttonLook, 'w-full justify-start!')}
      disabled={isOff}
      onClick={choose}
    >
      <Icon />
      <span className="flex-1 text-left">{words}</span>
      {keys && <span className="pr-1 text-xxs text-quiet">{keys}</span>}
    </button>
  );
}
