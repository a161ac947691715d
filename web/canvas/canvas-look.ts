import { clsx } from 'clsx';

/**
 * Keeps what the canvas draws as large as the Studio's own controls, at whichever scale the page is drawn
 * (canvas-zoom.ts).
 */
export const zoomLook = '[zoom:var(--canvas-zoom,1)]';

/** A panel that lies on the page for editors; it looks the same on every ground. */
export const panelLook = 'on-paper rounded-m border border-line bg-raised text-ink shadow-lg';

/** A button on the canvas, large enough for a finger on touch devices. */
export const buttonLook = clsx(
  'inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center gap-1.5 rounded-s px-1.5 text-xs font-medium whitespace-nowrap',
  'pointer-coarse:min-h-11 pointer-coarse:min-w-11',
  'hover:bg-mist focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal',
  'disabled:cursor-default disabled:opacity-40 disabled:hover:bg-transparent',
  'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent',
  '[&_svg]:text-[1.375rem]',
);

/** A text field on the canvas. */
export const inputLook = clsx(
  'h-10 w-full rounded-s border border-line bg-raised px-3 text-s font-normal text-ink pointer-coarse:h-11',
  'focus-visible:outline-2 focus-visible:outline-teal',
);

/** The main button of a dialogue. */
export const mainButtonLook = clsx(
  'inline-flex min-h-9 cursor-pointer items-center rounded-s bg-ink px-4 text-s font-medium text-ground pointer-coarse:min-h-11',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal disabled:opacity-40',
);
