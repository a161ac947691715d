/**
 * Selects the editor of a formatted text, which stands in the page beside the text that it edits and shows the same.
 */
export const textEditor = '[data-rich]';
