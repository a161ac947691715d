import { type Path, pathToString } from 'sanity';

const maxWaitMs = 5_000; // the time in which a form opens an item and draws its fields
const settledTimes = 5; // how many frames in a row it must have the focus, because a dialogue that opens takes it

const written = 'input:not([type=file], :disabled), textarea, select, [contenteditable=true]';

/** In a narrow window, where page and form stand one behind the other, the tab that shows the form. */
const narrowTab = '#presentation-narrow-tab-content';

/**
 * Takes the focus to the first field of an item of a list that the form opens, once it is drawn; a person who presses
 * or points meanwhile ends it. Sanity focuses the head of the dialogue in which it opens the item.
 */
export function goIntoItem(path: Path): void {
  document.querySelector<HTMLElement>(narrowTab)?.click();
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  for (const own of ['pointerdown', 'keydown']) document.addEventListener(own, () => over.abort(), options);
  const since = performance.now();
  const fields = CSS.escape(`field-${pathToString(path)}.`);
  let times = 0;
  const look = () => {
    if (over.signal.aborted) return;
    const first = document.querySelector<HTMLElement>(`[data-testid^=${fields}] :is(${written})`);
    if (first && document.activeElement === first) times++;
    else {
      times = 0;
      first?.focus();
    }
    if (times < settledTimes && performance.now() - since < maxWaitMs) requestAnimationFrame(look);
    else over.abort();
  };
  look();
}
