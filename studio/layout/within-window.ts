const headsPixels = 101; // the Studio's own head and that of a pane

/**
 * The style of a pane whose controls stay in sight below its list. On a phone, Sanity draws a pane as high as all its
 * rows, and the controls would stand below the last of them.
 */
export const withinWindow = { maxHeight: `calc(100dvh - ${headsPixels}px)` };
