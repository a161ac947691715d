/** The size, in pixels, in which social networks show the picture of a page. */
export const socialSize = { width: 1200, height: 630 };
