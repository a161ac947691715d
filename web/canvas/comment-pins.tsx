import { CommentIcon } from '@sanity/icons/Comment';
import { clsx } from 'clsx';
import { zoomLook } from './canvas-look.ts';
import { useCanvasZoom } from './canvas-zoom.ts';
import type { SectionPlace } from './section/section-places.ts';

/** A button at the upper corner of each section with unresolved comments: it shows their number and leads to them. */
export function CommentPins({
  places,
  countAt,
  titleOf,
  onRead,
}: {
  places: readonly SectionPlace[];
  /** The number of unresolved comments of a section, by its key. */
  countAt: (key: string) => number;
  titleOf: (key: string) => string;
  onRead: (key: string) => void;
}) {
  const zoom = useCanvasZoom();
  return places.map(({ key, top, left }) => {
    const count = countAt(key);
    if (count === 0) return null;
    return (
      <button
        key={key}
        type="button"
        data-part="comment-pin"
        title="Read them beside the form"
        aria-label={`${count} ${count === 1 ? 'comment' : 'comments'} on “${titleOf(key)}”`}
        // Below the names of colleagues.
        style={{ top: top / zoom + 36, left: left / zoom + 4 }}
        className={clsx(
          zoomLook,
          'pointer-events-auto absolute z-40 inline-flex h-8 cursor-pointer items-center gap-1 rounded-full border-2 border-white bg-amber ps-1 pe-2 text-xs font-semibold text-white shadow-md focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal in-data-arranging:invisible pointer-coarse:h-11 [&_svg]:text-[1.375rem]',
        )}
        onClick={() => onRead(key)}
      >
        <CommentIcon />
        {count}
      </button>
    );
  });
}
