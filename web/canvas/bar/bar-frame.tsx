import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { panelLook, zoomLook } from '../canvas-look.ts';
import { useCanvasZoom } from '../canvas-zoom.ts';
import { bringIntoSight, headHeight, type SectionPlace } from '../section/section-places.ts';
import { useGivesWay } from '../use-gives-way.ts';
import { neighbourOf, stepInBar } from './bar-keys.ts';

const minAsidePixels = 1480; // width from which the bar ends before the + in the middle of the section's edge
const movedMs = 3_000; // time in which a section that was moved by a key reaches its place

/**
 * The frame around the selected section and the bar at its upper edge, which stays in sight while the section is
 * scrolled. Arrow keys lead to the buttons of the bar and to other sections; Escape leaves.
 */
export function BarFrame({
  place,
  title,
  isOpen = false,
  press,
  isReached,
  onSelect,
  children,
}: {
  place: SectionPlace;
  title: string;
  /** Whether something that the bar opened lies over the page. */
  isOpen?: boolean;
  /** Does what a key does before all else; returns whether it did something. */
  press?: (event: KeyboardEvent) => boolean;
  /** Whether the arrow keys lead to a section; without it, they lead to all. */
  isReached?: ((key: string) => boolean) | undefined;
  onSelect: (key: string | undefined) => void;
  children: ReactNode;
}) {
  const { key, top, left, width, height } = place;
  const ownWidth = width / useCanvasZoom();
  const bar = useRef<HTMLDivElement>(null);
  const givesWay = useGivesWay(bar);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const chosen = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the section has another place on the page
  useEffect(() => {
    // When something above the section has grown, the editor may be looking at that: only keys bring the section into
    // sight.
    const isByKeys = chosen.current !== key || performance.now() - pressedAt.current < movedMs;
    chosen.current = key;
    if (isByKeys && bar.current?.querySelector(':focus-visible')) bringIntoSight(key);
  }, [key, top]);
  const follow = (event: KeyboardEvent) => {
    const neighbour = neighbourOf(event, key, isReached);
    pressedAt.current = performance.now();
    if (!press?.(event)) {
      if (neighbour) onSelect(neighbour);
      else if (event.key === 'Escape') onSelect(undefined);
      else if (!stepInBar(event, bar)) return;
    }
    event.preventDefault();
  };
  return (
    <div
      className={clsx(
        'pointer-events-none absolute outline-2 -outline-offset-2 outline-teal in-data-arranging:invisible',
        // The bar that is used lies above the undo bar in the corner of the window.
        isOpen ? 'z-60' : 'z-40 has-focus-visible:z-60',
      )}
      style={{ top, left, width, height }}
    >
      <div className="sticky flex h-0 justify-end px-3" style={{ top: headHeight() + 10 }}>
        <div
          ref={bar}
          role="toolbar"
          aria-label={`Section “${title}”`}
          data-part="section-bar"
          data-of={key}
          className={clsx(
            'relative flex h-fit max-w-full items-center gap-0.5 p-0.5',
            givesWay && !isOpen ? 'opacity-0' : 'pointer-events-auto',
            ownWidth < minAsidePixels ? 'mt-10' : 'mt-2.5',
            panelLook,
            zoomLook,
          )}
          onKeyDown={follow}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
