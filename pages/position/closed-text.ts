/** What the page of a position says for which one can no longer apply. */
export const closedText = 'Applications for this position are closed.';
