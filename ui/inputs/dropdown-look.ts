/** The list that opens below a select and below the country of a phone number. */
export const dropdownLook = [
  'absolute inset-x-0 top-[calc(100%+0.25rem)] z-20 max-h-[200px] overflow-y-auto overscroll-contain py-1',
  'rounded-s border border-edge bg-raised shadow-[0_0.75rem_2rem_-0.75rem] shadow-deep/35 [scrollbar-width:thin]',
  'focus-visible:outline-none', // the active option is marked instead
].join(' ');

/**
 * An option of the list: `data-focus` marks the active one, `aria-selected` the chosen one, `data-empty` the one
 * without a value.
 */
export const optionLook = [
  'relative cursor-pointer py-2 ps-3.5 pe-10 font-text text-[1rem]/[1.5] font-normal text-ink',
  'after:absolute after:end-3.5 after:top-[1.05rem] after:size-[7px] after:rounded-full after:bg-teal',
  'not-aria-selected:after:hidden data-empty:text-quiet data-focus:bg-teal/12',
  'forced-colors:data-focus:bg-[Highlight] forced-colors:data-focus:text-[HighlightText]',
  'forced-colors:data-focus:forced-color-adjust-none',
  'forced-colors:after:bg-[CanvasText] forced-colors:data-focus:after:bg-[HighlightText]',
].join(' ');
