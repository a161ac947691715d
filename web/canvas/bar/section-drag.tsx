import {
  boxOf,
  frameOf,
  framesOfSections,
  headHeight,
  shownList,
  wantsCalm,
} from '../section/section-places.ts';

const minPixels = 5; // that a pointer has to move before it drags
const edgePixels = 90; // at the top and bottom of the window, within which the page scrolls by itself
const maxSpeed = 22; // pixels a frame
const minScale = 0.35; // below which sections cannot be told apart
const zoomMs = 120;
const shownShare = 0.85; // of the window's height, to which a long page is zoomed out

/**
 * Drags a section by the pointer that was pressed on its handle. A long page is zoomed out, a line shows where the
 * section would go, and the page scrolls when the pointer nears the top or bottom of the window. `onDrop` gets the key
 * of the section before which it is dropped, or undefined for the end; Escape cancels. Browsers do not tell a frame
 * about a pointer released outside of it, so the event `canvas:let-go` does.
 */
export function dragSection(
  key: string,
  title: string,
  start: PointerEvent,
  onDrop: (next: string | undefined) => void,
): void {
  let pointer = { x: start.clientX, y: start.clientY };
  let drag: ReturnType<typeof lift> | undefined;
  const over = new AbortController();
  const { signal } = over;
  const end = (isDropped: boolean) => {
    over.abort();
    if (!drag) return;
    const next = drag.next();
    drag.putDown();
    keepClickAway();
    if (isDropped) onDrop(next);
  };
  /** Hears only the pointer that drags: a mouse may lie there as well, or another finger touch the page. */
  const hear = (
    name: 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => addEventListener(name, (event) => event.pointerId === start.pointerId && listener(event), { signal });
  hear('pointermove', (event) => {
    // A pointer that was released where neither the page nor the Studio hears it comes back without a pressed button.
    if (event.buttons === 0) return end(true);
    pointer = { x: event.clientX, y: event.clientY };
    const moved = Math.hypot(pointer.x - start.clientX, pointer.y - start.clientY);
    if (!drag && moved > minPixels) drag = lift(key, title, () => pointer);
  });
  hear('pointerup', () => end(true));
  hear('pointercancel', () => end(false));
  document.addEventListener('canvas:let-go', () => end(true), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
      // The pointer is still down.
      addEventListener('pointerup', keepClickAway, { capture: true, once: true });
    },
    { signal, capture: true },
  );
}

/** Suppresses the click that releasing the pointer makes on whatever lies there. */
function keepClickAway(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

function lift(key: string, title: string, pointer: () => { x: number; y: number }) {
  const list = shownList();
  const scale = list ? zoomedOut(list) : 1;
  const isZoomed = list !== undefined && scale < 1;
  if (isZoomed) zoomOut(list, scale);
  const root = document.documentElement;
  root.dataset.arranging = '';
  const own = [...(frameOf(key)?.children ?? [])].filter((child) => child instanceof HTMLElement);
  for (const element of own) element.style.opacity = '0.35';
  const now = frameOf(key);
  const box = now && boxOf(now);
  // Zooming moves the section; this brings it back under the pointer.
  if (isZoomed && box)
    scrollBy({ top: box.top + Math.min(box.height, 80) / 2 - pointer().y, behavior: 'instant' });
  // Animates only now, because a box that is being animated is not yet where it will be.
  const zoom =
    isZoomed && !wantsCalm()
      ? list.animate({ transform: ['none', `scale(${scale})`] }, { duration: zoomMs, easing: 'ease-out' })
      : undefined;
  const line = draw('fixed z-50 h-1 rounded-full bg-teal pointer-events-none', 'drop-line');
  const name = draw(
    'on-paper fixed z-50 max-w-80 truncate rounded-s border border-line bg-raised px-3 py-2 text-s font-medium text-ink shadow-lg pointer-events-none',
    'drag-name',
  );
  name.textContent = title;
  let next: string | undefined = key;
  let frame = requestAnimationFrame(follow);

  function follow(): void {
    const { x, y } = pointer();
    const top = headHeight() + edgePixels;
    const bottom = innerHeight - edgePixels;
    const beyond = y < top ? y - top : Math.max(y - bottom, 0);
    if (beyond !== 0)
      scrollBy({ top: Math.max(-1, Math.min(1, beyond / edgePixels)) * maxSpeed, behavior: 'instant' });
    // Looked up at each frame because a colleague may add or remove sections meanwhile.
    const sections = framesOfSections().flatMap((section) => {
      const box = boxOf(section);
      return box ? [{ key: section.dataset.section, box }] : [];
    });
    const last = sections.at(-1);
    if (last) {
      const edges = [
        ...sections.map((section) => ({ next: section.key, top: section.box.top })),
        { next: undefined, top: last.box.bottom },
      ];
      const nearest = edges.reduce((one, other) =>
        Math.abs(other.top - y) < Math.abs(one.top - y) ? other : one,
      );
      next = nearest.next;
      line.style.top = `${nearest.top - 2}px`;
      line.style.left = `${last.box.left}px`;
      line.style.width = `${last.box.width}px`;
    }
    name.style.transform = `translate(${x + 14}px, ${y + 10}px)`;
    name.style.inset = '0 auto auto 0';
    frame = requestAnimationFrame(follow);
  }

  return {
    next: () => next,
    putDown(): void {
      cancelAnimationFrame(frame);
      delete root.dataset.arranging;
      for (const element of own) element.style.opacity = '';
      line.remove();
      name.remove();
      zoom?.cancel();
      if (list) Object.assign(list.style, { transform: '', transformOrigin: '', marginBottom: '' });
      if (isZoomed) frameOf(key)?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}

/** The scale at which a list higher than the window is drawn, so that more of it is visible; 1 for a list that fits. */
function zoomedOut(list: HTMLElement): number {
  const fitting = ((innerHeight - headHeight()) * shownShare) / list.offsetHeight;
  return fitting > 0.9 ? 1 : Math.max(minScale, fitting);
}

function zoomOut(list: HTMLElement, scale: number): void {
  Object.assign(list.style, {
    transform: `scale(${scale})`,
    transformOrigin: 'top center',
    marginBottom: `${-(1 - scale) * list.offsetHeight}px`,
  });
}

function draw(className: string, part: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.dataset.part = part;
  document.body.append(element);
  return element;
}
