import { stylePlugin } from './style-plugin.tsx';

// Sanity sets it as an inline style of an element that has no other mark.
const rule =
  '[data-testid=nested-object-dialog] [style*="text-transform: capitalize"] { text-transform: none !important; }';

/**
 * Shows the titles in the breadcrumbs of a section's dialogue as they were written; Sanity would capitalize each word.
 */
export const titlesAsWritten = stylePlugin('titles-as-written', rule);
