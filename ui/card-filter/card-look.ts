/** How cards stand: side by side, as many as there is room for, or below each other as lines. */
export const cardLayouts = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5',
  wide: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-6',
  lines: 'lines',
};
/** The name of a way in which cards stand. */
export type CardLayout = keyof typeof cardLayouts;
