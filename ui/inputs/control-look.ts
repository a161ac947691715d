import clsx from 'clsx';

// iOS zooms the page for a font size below 16 px.
const box = clsx(
  'w-full rounded-s border bg-raised font-text text-[1rem]/[1.5] font-normal text-ink',
  'transition-[color,background-color,border-color] motion-reduce:transition-none',
);

/** The look of a native control, without its padding and height. */
export const controlLook = clsx(
  box,
  // A focused control scrolls with its label out from under the header.
  'scroll-mt-12 border-edge placeholder:text-quiet hover:border-ink',
  'focus-visible:border-teal focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-red aria-invalid:outline-red',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-dull disabled:text-quiet',
  'autofill:inset-ring-[4rem] autofill:inset-ring-tint autofill:[-webkit-text-fill-color:var(--color-ink)]',
);

/** The height and the padding of a control for one line. */
export const lineLook = 'min-h-12 px-3.5 py-2.75';

/** The same look for a box around an input that has no box itself. */
export const frameLook = (isInvalid: boolean): string =>
  clsx(
    box,
    'relative flex min-h-12 has-[>input:focus-visible]:outline',
    isInvalid
      ? 'border-red outline-red'
      : 'border-edge outline-teal hover:border-ink has-[>input:focus-visible]:border-teal',
    'has-[>input:disabled]:cursor-not-allowed has-[>input:disabled]:border-line',
    'has-[>input:disabled]:bg-dull has-[>input:disabled]:text-quiet',
  );
