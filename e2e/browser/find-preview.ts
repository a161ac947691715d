import type { Frame, Page } from 'playwright';

/** The frame in the Studio that shows a path of the site, on whichever host; undefined while there is none. */
export const findPreview = (studio: Page, path: string): Frame | undefined =>
  studio.frames().find((frame) => frame.parentFrame() && URL.parse(frame.url())?.pathname === path);
