import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { emptyListIn, type PicturePlace } from '#canvas/pictures/picture-places.ts';
import { sectionPath } from '#canvas/sections/arrange-sections.ts';
import { compiledTypes } from '#pages/compiled-types.ts';
import { panelLook, zoomLook } from '../canvas-look.ts';
import { useCanvasZoom } from '../canvas-zoom.ts';
import { headHeight, type SectionPlace } from '../section/section-places.ts';
import { focusBar } from '../section/show-inserted.ts';
import { FileButton } from './file-button.tsx';
import { MediaButton } from './media-button.tsx';
import { freeAt, type PicturedPage } from './picture-spots.ts';

const insidePixels = 156; // height of a section that has room for its bar and, below that, for this hint
const markPixels = 20; // by which the "+" reaches to both sides of the section's edge
const ownPixels = 44;
const cornerPixels = 72; // that the undo bar in the lower corner of the window takes

/** A hint at the selected section while it lacks the pictures that it cannot do without: it says so and takes them. */
export function PictureHint({
  place,
  page,
  onFiles,
  onMedia,
}: {
  place: SectionPlace;
  page: PicturedPage;
  onFiles: (files: File[], list: PicturePlace) => void;
  onMedia: ((list: PicturePlace) => void) | undefined;
}) {
  const list = missingAt(place.key, page);
  return list && <Hint {...{ place, list, onFiles, onMedia }} />;
}

function Hint({
  place,
  list,
  onFiles,
  onMedia,
}: {
  place: SectionPlace;
  list: PicturePlace;
  onFiles: (files: File[], list: PicturePlace) => void;
  onMedia: ((list: PicturePlace) => void) | undefined;
}) {
  const zoom = useCanvasZoom();
  const ownTop = place.height / zoom < insidePixels ? markPixels + ownPixels : -markPixels;
  const note = useRef<HTMLDivElement>(null);
  // An editor who added the first picture by keys goes on at the section's bar.
  useLayoutEffect(() => {
    const element = note.current;
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(() => focusBar());
    };
  }, []);
  useLayoutEffect(() => {
    if (note.current) bringIntoSight(note.current, place.top - scrollY);
  }, [place.top]);
  return (
    <div
      ref={note}
      role="note"
      data-part="picture-hint"
      className={clsx(
        'absolute z-40 flex w-max max-w-[calc((100vw-2rem)/var(--canvas-zoom,1))] -translate-x-full -translate-y-full flex-wrap items-center gap-2 px-3 py-1 text-s in-data-arranging:invisible',
        panelLook,
        zoomLook,
      )}
      // Above the section's lower edge, or below it where the section is hardly higher than its bar; either way clear
      // of the "+" on that edge.
      style={{
        top: (place.top + place.height) / zoom + ownTop,
        left: (place.left + place.width) / zoom - 8,
      }}
    >
      <p>It begins with its pictures: drop several here at once.</p>
      <FileButton isMany onFiles={(files) => onFiles(files, list)}>
        Choose pictures
      </FileButton>
      {onMedia && <MediaButton onClick={() => onMedia(list)} />}
    </div>
  );
}

/**
 * Scrolls so that a note below a section comes into sight, but only if the section, whose top is at `top` in the
 * window, stays in sight.
 */
function bringIntoSight(note: HTMLElement, top: number): void {
  const beyond = note.getBoundingClientRect().bottom + cornerPixels - innerHeight;
  if (beyond > 0 && top - beyond >= headHeight()) scrollBy({ top: beyond, behavior: 'instant' });
}

function missingAt(key: string, page: PicturedPage): PicturePlace | undefined {
  const held = freeAt(key, page);
  const type = held && compiledTypes.get(held.section._type);
  return (
    type && emptyListIn(type, held.section, { target: held.target, path: sectionPath(held.section._key) })
  );
}
