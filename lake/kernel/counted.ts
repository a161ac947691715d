/** So many of something, in words: `1 finding`, `3 findings`; `several` is for words that take no "s". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
