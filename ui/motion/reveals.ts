/**
 * What an element carries that comes into view when it is first seen. It may have been, and been marked so, before React has come to it.
 * @example
 * <ul {...reveals}>
 */
export const reveals = { 'data-reveal': '', suppressHydrationWarning: true } as const;
