import { clsx } from 'clsx';
import { zoomLook } from './canvas-look.ts';
import type { SectionPlace } from './section/section-places.ts';

/** Frames the sections at which colleagues are, with their names at the upper corner. */
export function ColleagueFrames({
  places,
  namesAt,
}: {
  places: readonly SectionPlace[];
  /** The names of the colleagues at a section, by its key. */
  namesAt: (key: string) => string[];
}) {
  return places.map(({ key, top, left, width, height }) => {
    const names = namesAt(key);
    if (names.length === 0) return null;
    return (
      <div
        key={key}
        data-part="colleagues"
        className="pointer-events-none absolute z-30 outline-2 -outline-offset-2 outline-amber in-data-arranging:invisible"
        style={{ top, left, width, height }}
      >
        <p
          className={clsx(
            'm-1 w-fit max-w-[calc(100%-0.5rem)] truncate rounded-s bg-amber px-2 py-0.5 text-xs font-medium text-white',
            zoomLook,
          )}
        >
          {names.join(', ')}
        </p>
      </div>
    );
  });
}
