/** How many comments by a link are taken from one visitor within `commentSpanMs`, where no setting says how many. */
export const usualMaxComments = 6;
/** @see usualMaxComments */
export const commentSpanMs = 60_000;

/** How long the name of who comments, and what they say, may be in characters; how long all that is sent. */
export const maxCommentName = 80;
/** @see maxCommentName */
export const maxCommentWords = 2_000;
/** @see maxCommentName */
export const maxCommentBytes = 16 * 1024;
