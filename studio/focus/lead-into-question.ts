// Sanity's own name of the button that takes back what a question beside a button is about.
const cancel = '[data-testid=confirm-popover-cancel-button]';

/**
 * Gives people who work by keyboard the focus in a question that Sanity draws beside a button, such as that before a
 * revision is restored: the question stands at the end of the page, out of reach of Tab. Returns a function that ends
 * this.
 */
export function leadIntoQuestions(): () => void {
  let isByKeys = false;
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  document.addEventListener('keydown', () => (isByKeys = true), options);
  document.addEventListener('pointerdown', () => (isByKeys = false), options);
  const drawn = new MutationObserver((changes) => {
    if (!isByKeys) return;
    const button = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(cancelIn)).at(-1);
    if (button) lead(button, document.activeElement);
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    over.abort();
    drawn.disconnect();
  };
}

const cancelIn = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return [];
  const button = node.matches(cancel) ? node : node.querySelector<HTMLElement>(cancel);
  return button ? [button] : [];
};

/** Focuses a button once it is shown, unless the focus has gone elsewhere by then. */
function lead(button: HTMLElement, from: Element | null): void {
  if (!button.isConnected || document.activeElement !== from) return;
  button.focus({ preventScroll: true });
  // Until it has found its place, the question is hidden and takes no focus.
  if (document.activeElement !== button) requestAnimationFrame(() => lead(button, from));
}
