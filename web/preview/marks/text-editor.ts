/** The editor of a formatted text, which stands in the page beside what it edits, and says and shows the same. */
export const textEditor = '[data-rich]';
