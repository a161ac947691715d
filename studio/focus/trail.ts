const maxKept = 20;

/**
 * Follows what has the focus. When that is taken from the document, gives the focus to what had it last of what is still there, while keys
 * are used: who points goes on by pointing. What only lost it for a while, as a button does that waits for its work or a card that is
 * put elsewhere, has it again after that. Answers how to end it.
 */
export function keepTrail(): () => void {
  let trail: HTMLElement[] = [];
  let isByKeys = false;
  let isLeft = false; // by a click on the ground, which takes the focus from everything
  let paused: HTMLElement | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };

  const note = ({ target }: FocusEvent) => {
    isLeft = false;
    if (target instanceof HTMLElement)
      trail = [...trail.filter((element) => element !== target), target].slice(-maxKept);
  };
  const point = () => {
    isByKeys = false;
    isLeft = true;
  };
  const isLost = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return false;
    const last = trail.at(-1);
    if (!last || isLeft) return false;
    return last.isConnected ? last === paused && canHaveFocus(last) : isByKeys;
  };
  const goBack = () => {
    if (isLost()) trail.findLast(canHaveFocus)?.focus({ preventScroll: true });
  };
  const look = (changes: readonly MutationRecord[]) => {
    const last = trail.at(-1);
    if (last && (last.matches(':disabled') || changes.some((change) => takes(change, last)))) paused = last;
    if (!isLost()) return;
    clearTimeout(due);
    // What comes in the place of what went takes the focus by itself, once it is drawn.
    due = setTimeout(goBack);
  };
  document.addEventListener('focusin', note, options);
  document.addEventListener('keydown', () => (isByKeys = true), options);
  document.addEventListener('pointerdown', point, options);
  const seen = new MutationObserver(look);
  seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    over.abort();
    seen.disconnect();
    clearTimeout(due);
  };
}

/** Whether an element was taken from its place, perhaps to be put elsewhere. */
const takes = ({ removedNodes }: MutationRecord, element: Element): boolean =>
  [...removedNodes].some((node) => node.contains(element));

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled');
