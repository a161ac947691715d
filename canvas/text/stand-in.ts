/** The character that the page draws for a text that was emptied there, so that its place stays: a zero-width space. */
export const standIn = '\u200b';
