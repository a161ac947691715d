/**
 * The name of the mark by which a page says that nothing is there, where Next has begun to send it before it can know: what
 * stands before Next answers with 404.
 */
export const notFoundMark = 'not-found';

/** Whether a page bears that mark. */
export const isMarkedNotFound = (html: string): boolean => html.includes(`<meta name="${notFoundMark}"`);
