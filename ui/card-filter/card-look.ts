// The first of wide cards is wider, or the last of two columns, so that no row ends in a hole.
const withoutHole = [
  'tablet:max-desk:[&>:last-child:nth-child(odd)]:col-span-2',
  'desk:[&>:first-child:nth-last-child(3n+1)]:col-span-3 desk:[&>:first-child:nth-last-child(3n+2)]:col-span-2',
].join(' ');

/**
 * The layouts of cards: side by side, as many as fit (those of the last row share its whole width) or up to three wide
 * ones, or one below the other as lines.
 */
export const cardLayouts = {
  grid: 'flex flex-wrap gap-5 *:min-w-0 *:flex-[1_1_min(100%,17rem)]',
  wide: `grid grid-cols-1 gap-6 tablet:grid-cols-2 desk:grid-cols-3 ${withoutHole}`,
  lines: 'lines',
};
/** The name of a layout of cards. */
export type CardLayout = keyof typeof cardLayouts;
