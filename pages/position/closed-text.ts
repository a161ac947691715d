/** What the page of a position says once it takes no more applications. */
export const closedText = 'Applications for this position are closed.';
