/**
 * The attributes of an element that is revealed when it is first seen. A script may have revealed and marked it
 * before React reaches it.
 * @example
 * <ul {...reveals}>
 */
export const reveals = { 'data-reveal': '', suppressHydrationWarning: true } as const;
