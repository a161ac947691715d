/**
 * Whether an element belongs to the page that is shown. Next keeps pages that were left in the document for going back
 * (`cacheComponents`), and React hides them by an inline style.
 */
export const isOnShownPage = (element: Element): boolean =>
  element.closest('[style*="display: none"]') === null;
