/** The layouts of cards: side by side, as many as fit, or one below the other as lines. */
export const cardLayouts = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5',
  wide: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-6',
  lines: 'lines',
};
/** The name of a layout of cards. */
export type CardLayout = keyof typeof cardLayouts;
