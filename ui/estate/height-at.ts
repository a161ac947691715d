/**
 * The `top` of something at a height in percent of the stage, which begins below the title and the column headings.
 */
export const heightAt = (y: number): string =>
  `calc(var(--spacing) * 19 + var(--stage) * ${Number((y / 100).toFixed(3))})`;
