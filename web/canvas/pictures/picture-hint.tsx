import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { sectionPath } from '#canvas/arrange-sections.ts';
import { emptyListIn, type PicturePlace } from '#canvas/picture-places.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { panelLook } from '../canvas-look.ts';
import type { SectionActions } from '../section/section-actions.ts';
import type { Place } from '../section/section-places.ts';
import { focusBar } from '../section/show-inserted.ts';
import { FileButton } from './file-button.tsx';
import { MediaButton } from './media-button.tsx';

const minBottomPixels = 124; // from the upper edge of the section: so much is taken by the bar and by this below it

/** Says of the selected section, as long as it lacks the pictures without which it is nothing, that it begins with them, and takes them. */
export function PictureHint({
  place,
  actions,
  onFiles,
  onMedia,
}: {
  place: Place;
  actions: SectionActions;
  onFiles: (files: File[], list: PicturePlace) => void;
  onMedia: ((list: PicturePlace) => void) | undefined;
}) {
  const list = missingAt(place.key, actions);
  return list && <Hint {...{ place, list, onFiles, onMedia }} />;
}

function Hint({
  place,
  list,
  onFiles,
  onMedia,
}: {
  place: Place;
  list: PicturePlace;
  onFiles: (files: File[], list: PicturePlace) => void;
  onMedia: ((list: PicturePlace) => void) | undefined;
}) {
  const note = useRef<HTMLDivElement>(null);
  // Who has put the first picture here by keys goes on at the section's bar.
  useLayoutEffect(() => {
    const element = note.current;
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(() => focusBar());
    };
  }, []);
  return (
    <div
      ref={note}
      role="note"
      data-part="picture-hint"
      className={clsx(
        'absolute z-40 flex w-max max-w-[calc(100vw-2rem)] -translate-x-full -translate-y-full flex-wrap items-center gap-2 px-3 py-1 text-s in-data-arranging:invisible',
        panelLook,
      )}
      // Below the section's bar, which lies at its upper edge, also where the section is hardly higher.
      style={{
        top: place.top + Math.max(place.height - 8, minBottomPixels),
        left: place.left + place.width - 8,
      }}
    >
      <p>It begins with its pictures: let several go here at once.</p>
      <FileButton isMany onFiles={(files) => onFiles(files, list)}>
        Choose pictures
      </FileButton>
      {onMedia && <MediaButton onClick={() => onMedia(list)} />}
    </div>
  );
}

function missingAt(key: string, actions: SectionActions): PicturePlace | undefined {
  const held = actions.contentOf(key);
  const type = held && compiledTypes.get(held.section._type);
  return (
    type && emptyListIn(type, held.section, { target: held.target, path: sectionPath(held.section._key) })
  );
}
