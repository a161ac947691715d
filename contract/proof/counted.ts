/** So many of something, in words: `1 finding`, `3 findings`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
