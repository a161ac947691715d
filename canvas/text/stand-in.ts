/** What is drawn on the page for a text that was emptied there, so that its place stays: a sign without width. */
export const standIn = '\u200b';
