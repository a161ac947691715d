/** The size from which a picture counts as heavy, in bytes. */
export const minHeavyBytes = 5_000_000;

const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/**
 * Whether a file is a picture so heavy that the editor is asked whether to make it smaller. Animated pictures and
 * vector graphics are never asked about.
 */
export const isTooHeavy = ({ type, size }: { type: string; size: number }): boolean =>
  size >= minHeavyBytes && shrinkable.has(type);
