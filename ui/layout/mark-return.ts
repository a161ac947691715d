/**
 * Stands in the page itself, before all that is drawn: marks the page of a visitor who comes back to it, so that nothing of it is left
 * for later (ui/brand/signature.css). The browser looks for the place where he was while the page loads, and in a page that is not yet
 * as high as it is it takes what is nearest.
 */
export const markReturn =
  'if(/^(back|reload)/.test(performance.getEntriesByType("navigation")[0]?.type))document.documentElement.dataset.returned=""';
