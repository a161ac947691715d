import { AddIcon } from '@sanity/icons/Add';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { zoomLook } from '../canvas-look.ts';
import type { SectionPlace } from '../section/section-places.ts';

const maxDistance = 28; // in pixels, of the pointer from an edge between two sections

const markLook = clsx(
  'pointer-events-auto inline-flex size-8 cursor-pointer items-center justify-center rounded-full border-2 border-white bg-teal text-white shadow-md',
  'pointer-coarse:size-11 [&_svg]:text-[1.5rem]',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal',
);

/**
 * A "+" before, between and after the sections: small and pale until the pointer comes near, and full-sized around the
 * selected section and on touch devices. `onAdd` gets the index at which to add, counted from 0.
 */
export function InsertMarks({
  places,
  selected,
  onAdd,
}: {
  places: readonly SectionPlace[];
  selected: string | undefined;
  onAdd: (index: number) => void;
}) {
  const near = useNearEdge(places);
  const chosen = places.findIndex(({ key }) => key === selected);
  return edgesOf(places).map(({ top, left, width }, index) => {
    const isAround = chosen >= 0 && (index === chosen || index === chosen + 1);
    const isWhole = isAround || index === near;
    return (
      <div
        key={places[index]?.key ?? 'end'}
        className={clsx(
          'pointer-events-none absolute z-40 flex h-0 items-center justify-center transition-opacity duration-100 in-data-arranging:invisible has-focus-visible:opacity-100 pointer-coarse:opacity-100',
          isWhole ? 'opacity-100' : 'opacity-50',
        )}
        style={{ top, left, width }}
      >
        <span className={clsx('absolute inset-x-0 h-0.5 bg-teal', index !== near && 'hidden')} />
        <button
          type="button"
          data-part="insert-mark"
          aria-label={labelOf(index, places.length)}
          title="Add a section here"
          tabIndex={isAround ? 0 : -1}
          className={clsx(
            markLook,
            zoomLook,
            'relative duration-100 motion-safe:transition-transform',
            !isWhole && 'pointer-fine:pointer-events-none pointer-fine:scale-70',
          )}
          onClick={() => onAdd(index)}
        >
          <AddIcon />
        </button>
      </div>
    );
  });
}

/** The button that a page without sections shows. */
export function FirstMark({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      data-part="insert-first"
      className="mx-auto my-20 flex w-[min(32rem,calc(100%-2rem))] cursor-pointer flex-col items-center gap-3 rounded-m border-2 border-dashed border-point bg-raised p-10 text-ink hover:border-teal focus-visible:outline-2 focus-visible:outline-teal"
      onClick={onAdd}
    >
      <span className={markLook}>
        <AddIcon />
      </span>
      <span className="text-h5 font-semibold">Add the first section</span>
      <span className="text-s text-quiet">
        A page is a list of sections. Choose one by its picture, or search for what you need.
      </span>
    </button>
  );
}

/** The lines before, between and after the sections. */
function edgesOf(places: readonly SectionPlace[]): { top: number; left: number; width: number }[] {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return [];
  // The page's header covers what is above the first section.
  return [{ ...first, top: first.top + 20 }, ...places.slice(1), { ...last, top: last.top + last.height }];
}

function useNearEdge(places: readonly SectionPlace[]): number | undefined {
  const [near, setNear] = useState<number>();
  useEffect(() => {
    const follow = ({ pointerType, pageY, buttons }: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons > 0) return;
      const distances = edgesOf(places).map(({ top }) => Math.abs(top - pageY));
      const least = Math.min(...distances);
      setNear(least <= maxDistance ? distances.indexOf(least) : undefined);
    };
    const leave = () => setNear(undefined);
    addEventListener('pointermove', follow, { passive: true });
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      removeEventListener('pointermove', follow);
      document.documentElement.removeEventListener('pointerleave', leave);
    };
  }, [places]);
  return near;
}

function labelOf(index: number, count: number): string {
  if (index === 0) return 'Add a section at the beginning';
  return index === count ? 'Add a section at the end' : `Add a section after section ${index}`;
}
