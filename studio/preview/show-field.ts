import { type Path, pathToString } from 'sanity';

const maxWaitMs = 5_000; // in which a form has opened a field and whatever it lies in
const pauseMs = 150;
const settledTimes = 3; // that it is in sight, one after the other: what lies above it is drawn later

/** What a person does in the Studio meanwhile: she scrolls by herself. */
const own = ['wheel', 'pointerdown', 'keydown', 'touchstart'];

let last: AbortController | undefined;

/**
 * Brings a field of the form into sight once it is drawn, and leaves the focus where it is: of a field that is only opened, Sanity's form shows
 * the beginning of the section in which it lies. What was asked for before is given up, and so is this when somebody uses the form.
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

/** The field at a path, or that in which it lies, within its section: what stands in a text or a list may have none of its own. */
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
