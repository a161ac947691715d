const maxKept = 20;

/**
 * Follows what has the focus, and when that is taken from the document, gives the focus to what had it last of what is still there.
 * Only while keys are used: who points goes on by pointing. Answers how to end it.
 */
export function keepTrail(): () => void {
  let trail: HTMLElement[] = [];
  let isByKeys = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };

  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement)
      trail = [...trail.filter((element) => element !== target), target].slice(-maxKept);
  };
  const isLost = () =>
    isByKeys &&
    trail.at(-1)?.isConnected === false &&
    (document.activeElement === null || document.activeElement === document.body);
  const goBack = () => {
    if (isLost()) trail.findLast(canHaveFocus)?.focus({ preventScroll: true });
  };
  // What comes in the place of what went takes the focus by itself, once it is drawn.
  const look = () => {
    if (!isLost()) return;
    clearTimeout(due);
    due = setTimeout(goBack);
  };
  document.addEventListener('focusin', note, options);
  document.addEventListener('keydown', () => (isByKeys = true), options);
  document.addEventListener('pointerdown', () => (isByKeys = false), options);
  const gone = new MutationObserver(look);
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    over.abort();
    gone.disconnect();
    clearTimeout(due);
  };
}

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled');
