const restMs = 200; // between two searches, because the Studio draws at every key press

/** Selectors of controls that have an icon and no name, each with the name that it gets. */
const names: Readonly<Record<string, string>> = {
  '[data-testid=studio-navbar] a:not([data-ui])': 'To the first screen',
  '[data-testid=releases-tool-link]': 'All releases',
  '[data-testid=global-perspective-menu-button]': 'Choose the perspective',
  '[data-testid=multi-action-intent-button]': 'Begin one here',
  '[data-testid=copy-document-actions-button]': 'Copy its link or its id',
  '[data-testid=pane-context-menu-button]': 'Further actions',
  '[data-testid=document-pane] a[data-ui=Button]:has(> [data-ui=Box] [data-sanity-icon=close])':
    'Close this pane',
  '[data-ui=DragHandleButton]': 'Move this item',
  '[data-testid=array-item-menu-button]': 'What can be done with this item',
  '[data-testid=presentation-root] input[data-ui=TextInput__input]:not([id], [placeholder], [data-testid])':
    'Address of the page that is shown',
  'button:has([data-sanity-icon=chevron-left][data-expanded])': 'Show the changes before it',
  '[role=dialog] [data-testid=date-input]:not([id])': 'Day and time',
};
const all = Object.keys(names)
  .map((selector) => `${selector}:not([aria-label])`)
  .join();

/** Names all controls that have no name now, and those that are drawn later. Returns a function that ends it. */
export function nameSigns(): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const name = () => {
    due = undefined;
    for (const element of document.querySelectorAll(all)) {
      const [, words = ''] = Object.entries(names).find(([selector]) => element.matches(selector)) ?? [];
      if (!element.textContent?.trim()) element.setAttribute('aria-label', words);
    }
  };
  const drawn = new MutationObserver(() => {
    due ??= setTimeout(name, restMs);
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  name();
  return () => {
    drawn.disconnect();
    clearTimeout(due);
  };
}
