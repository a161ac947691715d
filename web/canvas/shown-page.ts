/**
 * Whether an element is of the page that is shown. Pages that were left stay in the document for whoever goes back to them (Next's
 * `cacheComponents`), and React hides them by a style of their own.
 */
export const isOnShownPage = (element: Element): boolean =>
  element.closest('[style*="display: none"]') === null;
