/**
 * Follows the focus. When the focused element is removed while keys are in use, it focuses the element that last had
 * the focus and is still there; somebody who points goes on by pointing. An element that lost the focus only for a
 * while, such as a button that is disabled during its work or a card that is moved, gets it back. Returns a function
 * that ends this.
 */
export function keepTrail(): () => void {
  let trail: HTMLElement[] = [];
  let isByKeys = false;
  let isLeft = false; // by a click on the ground, which blurs everything
  let paused: HTMLElement | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };

  const note = (target: EventTarget | null) => {
    isLeft = false;
    if (target instanceof HTMLElement)
      // Without a limit: in a dialogue with many fields, it would forget where the dialogue was opened.
      trail = [...trail.filter((element) => element.isConnected && element !== target), target];
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
    // What replaces the removed element takes the focus by itself once it is drawn.
    due = setTimeout(goBack);
  };
  document.addEventListener('focusin', ({ target }) => note(target), options);
  // A frame into which Tab leads gets no event; the window around it does.
  const leave = () => document.activeElement instanceof HTMLIFrameElement && note(document.activeElement);
  addEventListener('blur', leave, { signal: over.signal });
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

/** Whether an element was removed from its place, perhaps to be moved elsewhere. */
const takes = ({ removedNodes }: MutationRecord, element: Element): boolean =>
  [...removedNodes].some((node) => node.contains(element));

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled');
