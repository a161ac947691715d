import clsx from 'clsx';

/**
 * The rails of what stands on the page's own ground above the first section, so that those of the sections do not
 * begin in mid-air.
 */
export const rails = clsx(
  'desk:bg-[linear-gradient(var(--color-line)_0_0),linear-gradient(var(--color-line)_0_0)] desk:bg-no-repeat',
  'desk:bg-size-[1px_100%] desk:bg-position-[var(--rail)_0,calc(100%-var(--rail))_0]',
);

/** The rails of a document, and the hairline that closes it as one closes each section. */
export const closedRails = clsx('relative after:seam after:-bottom-[3px]', rails);
