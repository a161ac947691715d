/**
 * The name of the `meta` by which a page says that nothing is there. Next has begun to send it, with status 200, before
 * it can know; what stands before Next then answers with 404.
 */
export const notFoundMark = 'not-found';

/** Whether a page bears that mark. */
export const isMarkedNotFound = (html: string): boolean => html.includes(`<meta name="${notFoundMark}"`);
