/** How the page is looked at: as on a screen of a usual width, as wide as there is room, a phone beside a wide screen, or as wide as somebody has drawn it. */
export type Look = 'phone' | 'tablet' | 'desktop' | 'wide' | 'beside' | number;

/** The widths of screens that can be chosen, in pixels. */
export const widthOf = { phone: 390, tablet: 820, wide: 1440 } as const;

/** Between which widths a page is drawn. */
export const minWidth = 320;
/** @see minWidth */
export const maxWidth = 1920;

const gapWidth = 16; // between the two frames, and beside a frame, where it is held
const maxPhoneShare = 0.36; // of the room

/** A frame: how wide the page in it is, and how large that is drawn. */
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

/** A width that somebody asks for, as it may be: whole, and neither too narrow nor too wide. */
export const allowedWidth = (width: number, most = maxWidth): number =>
  Math.round(Math.min(Math.max(width, minWidth), Math.max(most, minWidth)));

/** The look that a stored text names; as wide as there is room, where it names none. */
export function lookOf(text: string | null): Look {
  const names: Look[] = ['phone', 'tablet', 'wide', 'beside'];
  const width = Number(text);
  return names.find((name) => name === text) ?? (width >= minWidth ? allowedWidth(width) : 'desktop');
}

const frameIn = (width: number, room: number): FrameSize => ({ width, scale: Math.min(1, room / width) });
