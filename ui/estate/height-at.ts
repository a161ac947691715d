/** The `top` of what stands at a height in percent of the stage, which begins below the title and the heads of the columns. */
export const heightAt = (y: number): string => `calc(4.75rem + var(--stage) * ${y / 100})`;
