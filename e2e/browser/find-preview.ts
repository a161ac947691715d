import type { Frame, Page } from 'playwright';
import { asVisitors } from '#canvas/as-visitors.ts';
import { besideName, weighedName } from '#canvas/messages.ts';

/**
 * The frame of the Studio's preview that shows a path of the site, on whichever host; undefined while there is none.
 * Other frames beside it show the same path: the small pages of *Before it goes out*, which a browser does not draw
 * while they are out of sight, and the page on a phone.
 */
export const findPreview = (studio: Page, path: string): Frame | undefined =>
  studio
    .frames()
    .find((frame) => frame.parentFrame() && !isBeside(frame) && URL.parse(frame.url())?.pathname === path);

const isBeside = (frame: Frame): boolean =>
  [besideName, weighedName].includes(frame.name()) ||
  URL.parse(frame.url())?.searchParams.has(asVisitors) === true;
