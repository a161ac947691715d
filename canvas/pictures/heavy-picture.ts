/** From how many bytes on a picture is heavy. */
export const minHeavyBytes = 5_000_000;

const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Whether a file is a picture so heavy that somebody is asked whether it shall be made smaller; one that moves or is drawn by lines is not. */
export const isTooHeavy = ({ type, size }: { type: string; size: number }): boolean =>
  size >= minHeavyBytes && shrinkable.has(type);
