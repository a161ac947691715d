import { type Path, pathToString } from 'sanity';

const maxWaitMs = 5_000; // the time in which a form opens a field and all that it lies in
const pauseMs = 150;
const settledTimes = 3; // how often in a row it must be found in sight, because what lies above it is drawn later

/** The events by which a person takes over the scrolling. */
const own = ['wheel', 'pointerdown', 'keydown', 'touchstart'];

let last: AbortController | undefined;

/**
 * Scrolls to a field of the form once it is drawn, and leaves the focus where it is. For a field that is only opened,
 * Sanity's form scrolls to the beginning of its section. Each call ends the one before, and a person who uses the form
 * ends it too.
 */
export function showField(path: Path): void {
  last?.abort();
  const over = new AbortController();
  last = over;
  const { signal } = over;
  for (const name of own)
    addEventListener(name, () => over.abort(), { capture: true, passive: true, signal });
  const since = performance.now();
  let times = 0;
  const look = () => {
    if (signal.aborted) return;
    const field = innermostField(path);
    if (field && isInSight(field)) times++;
    else {
      times = 0;
      field?.scrollIntoView({ block: 'center' });
    }
    if (times < settledTimes && performance.now() - since < maxWaitMs) setTimeout(look, pauseMs);
    else over.abort();
  };
  look();
}

/**
 * The field at a path, or the nearest one around it within its section, because what is in a text or a list may have no
 * field of its own.
 */
function innermostField(path: Path): Element | null {
  for (let length = path.length; length > 2; length--) {
    const name = CSS.escape(`field-${pathToString(path.slice(0, length))}`);
    const field = document.querySelector(`[data-testid=${name}]`);
    if (field) return field;
  }
  return null;
}

function isInSight(field: Element): boolean {
  const { left, top, width, height } = field.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 60));
  return at !== null && field.contains(at);
}
