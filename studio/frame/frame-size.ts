/**
 * How wide the page is drawn: as a phone or a tablet, as wide as there is room (`desktop`), as on a wide screen, as
 * that with a phone beside it, or at any width in pixels.
 */
export type Look = 'phone' | 'tablet' | 'desktop' | 'wide' | 'beside' | number;

/** The widths of screens that can be chosen, in pixels. */
export const widthOf = { phone: 390, tablet: 820, wide: 1440 } as const;

/** The narrowest width at which a page is drawn, in pixels. */
export const minWidth = 320;
/**
 * The greatest width at which a page is drawn, in pixels.
 * @see minWidth
 */
export const maxWidth = 1920;

const gapWidth = 16; // between the two frames, and for the handle beside a single frame
const maxPhoneShare = 0.36; // of the room

/** A frame: the width of the page in it, in pixels, and the scale at which that is drawn, at most 1. */
export interface FrameSize {
  width: number;
  scale: number;
}

/** The size of the frame, and of the phone beside it where there is one, in a room of so many pixels. */
export function sizesIn(room: number, look: Look): { frame: FrameSize; phone?: FrameSize } {
  const own = Math.max(room - gapWidth, minWidth);
  if (look === 'desktop') return { frame: { width: own, scale: 1 } };
  if (look !== 'beside') return { frame: frameIn(typeof look === 'number' ? look : widthOf[look], own) };
  const phone = frameIn(widthOf.phone, room * maxPhoneShare);
  return { phone, frame: frameIn(widthOf.wide, own - Math.ceil(phone.width * phone.scale) - gapWidth) };
}

/** The nearest width that is allowed: a whole number between `minWidth` and `most`. */
export const allowedWidth = (width: number, most = maxWidth): number =>
  Math.round(Math.min(Math.max(width, minWidth), Math.max(most, minWidth)));

/** The look that a stored text names; `desktop` where it names none. */
export function lookOf(text: string | null): Look {
  const names: Look[] = ['phone', 'tablet', 'wide', 'beside'];
  const width = Number(text);
  return names.find((name) => name === text) ?? (width >= minWidth ? allowedWidth(width) : 'desktop');
}

const frameIn = (width: number, room: number): FrameSize => ({ width, scale: Math.min(1, room / width) });
