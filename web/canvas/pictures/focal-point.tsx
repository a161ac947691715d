import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { focalPoint, type PicturePlace } from '#canvas/pictures/picture-places.ts';
import { mainButtonLook } from '../canvas-look.ts';
import { closeAround, Dialog } from '../dialog.tsx';
import type { Editing } from '../editing.ts';

const step = 0.02;
const directions: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * A dialogue with the whole picture, in which a click or the arrow keys set its focal point; the page follows at once.
 */
export function FocalPoint({
  place,
  src,
  from,
  change,
  onClose,
}: { place: PicturePlace; src: string; from: { x: number; y: number }; onClose: () => void } & Pick<
  Editing,
  'change'
>) {
  const [point, setPoint] = useState(from);
  const set = (x: number, y: number) => {
    const next = { x: within(x), y: within(y) };
    setPoint(next);
    change(place.target, focalPoint(place.path, next), 'Focal point');
  };
  const click = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set((clientX - left) / width, (clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const [x, y] = directions[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    set(point.x + x, point.y + y);
  };
  return (
    <Dialog
      label="Focal point"
      className="w-[min(34rem,calc((100vw-2rem)/var(--canvas-zoom,1)))]"
      onClose={onClose}
    >
      <div className="grid gap-4 p-6">
        <p className="text-s text-quiet">
          Click what matters most, or move the ring with the arrow keys. However the picture is cut, this
          stays in it.
        </p>
        <button
          type="button"
          aria-label="The picture, with its focal point"
          className="relative block w-full cursor-crosshair focus-visible:outline-2 focus-visible:outline-teal"
          onPointerUp={click}
          onKeyDown={press}
        >
          {/* biome-ignore lint/performance/noImgElement: what the page shows already, uncut */}
          <img src={wholeOf(src)} alt="" className="block w-full" draggable={false} />
          <span
            className="pointer-events-none absolute size-10 -translate-1/2 rounded-full border-3 border-white bg-teal/40 shadow-lg"
            style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          />
        </button>
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="text-xs text-quiet tabular-nums">
            {percent(point.x)} from the left, {percent(point.y)} from the top
          </p>
          <button type="button" className={mainButtonLook} onClick={closeAround}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The address of the whole picture, where the page shows only a part of it. */
function wholeOf(src: string): string {
  const url = new URL(src, location.href);
  url.search = new URLSearchParams({ w: '828', q: '75', auto: 'format', fit: 'max' }).toString();
  return url.href;
}
