import { parseUrl } from '../link/parse-url.ts';

/** An image file: its address and its natural size in pixels. */
export type PictureFile = {
  src: string;
  width: number;
  height: number;
};

/** A picture as the site draws it: its address, its natural size in pixels, and the editor's choices for it. */
export type PictureSource = PictureFile & {
  /** Its blurred preview, as a data address. */
  lqip?: string | null;
  alt: string;
  /** Its version for dark mode, cropped in the same way. */
  dark?: PictureFile | null;
  crop?: { top: number; bottom: number; left: number; right: number } | null;
  hotspot?: { x: number; y: number } | null;
};

/** A part of a picture, in pixels of the file. */
export type Rect = { x: number; y: number; width: number; height: number };

/** The widths, in pixels, for pictures that take a share of the window. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** The widths, in pixels, for pictures that are smaller than any window. */
export const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** The width, in pixels, for portraits of authors. */
export const avatarWidth = 120;

const allWidths: readonly number[] = [...imageWidths, ...deviceWidths];
const maxWidth = 3840;
const maxWidthInSteps = 2048; // a picture wider than this is offered only at one greater width
const quality = 75;

/**
 * The part of a picture to show: what the crop leaves, cut to `aspectRatio` around the hotspot if a ratio is given.
 */
export function pictureRect({ width, height, crop, hotspot }: PictureSource, aspectRatio?: number): Rect {
  const left = Math.round((crop?.left ?? 0) * width);
  const top = Math.round((crop?.top ?? 0) * height);
  const within = {
    width: Math.max(1, width - left - Math.round((crop?.right ?? 0) * width)),
    height: Math.max(1, height - top - Math.round((crop?.bottom ?? 0) * height)),
  };
  if (!aspectRatio) return { x: left, y: top, ...within };

  const cut = {
    width: Math.max(1, Math.min(within.width, Math.round(within.height * aspectRatio))),
    height: Math.max(1, Math.min(within.height, Math.round(within.width / aspectRatio))),
  };
  const centre = { x: (hotspot?.x ?? 0.5) * width, y: (hotspot?.y ?? 0.5) * height };
  return {
    x: clamp(Math.round(centre.x - cut.width / 2), left, left + within.width - cut.width),
    y: clamp(Math.round(centre.y - cut.height / 2), top, top + within.height - cut.height),
    ...cut,
  };
}

/**
 * The picture and its version for dark mode, each with its scheme; a picture without such a version is alone, for
 * both.
 */
export function inSchemes(
  picture: PictureSource,
): { picture: PictureSource; scheme: 'light' | 'dark' | 'both' }[] {
  const { dark } = picture;
  if (!dark) return [{ picture, scheme: 'both' }];
  // A preview in each would make pages with many pictures a tenth heavier, although most visitors see only one.
  const inDark = { ...picture, ...dark, lqip: null, dark: null };
  return [
    { picture, scheme: 'light' },
    { picture: inDark, scheme: 'dark' },
  ];
}

/** The address of a part of a picture at one width, in the parameters of Sanity's image server. */
export function pictureUrl(picture: PictureSource, rect: Rect, width: number): string {
  const isWhole = rect.width === picture.width && rect.height === picture.height;
  const part = isWhole ? '' : `rect=${rect.x},${rect.y},${rect.width},${rect.height}&`;
  return `${siteAddress(picture.src)}?${part}w=${width}&q=${quality}&auto=format&fit=max`;
}

/**
 * The widths worth offering for a picture in a place of the size `sizes`. For a size in pixels: widths for normal and
 * for high-density screens. For a share of the window: all widths from that share of a phone. None exceeds the
 * picture's own, but one wider than 2048 px has 3840 px as its last.
 */
export function pictureWidths(natural: number, sizes = '100vw'): number[] {
  const numbersOf = (length: RegExp) => [...sizes.matchAll(length)].map(([, size]) => Number(size));
  const shares = numbersOf(/([\d.]+)vw/g);
  const pixels = numbersOf(/([\d.]+)px\s*(?:,|$)/g);
  if (shares.length === 0 && pixels.length > 0) {
    const wanted = pixels.flatMap((size) => [size, size * 2]).sort((one, other) => one - other);
    const offered = wanted.map((size) =>
      Math.min(natural, allWidths.find((width) => width >= size) ?? maxWidth),
    );
    return [...new Set(offered)];
  }
  const from = (deviceWidths[0] * Math.min(100, ...shares)) / 100;
  return [
    ...allWidths.filter((width) => width >= from && width < natural && width <= maxWidthInSteps),
    natural <= maxWidthInSteps ? natural : maxWidth,
  ];
}

/**
 * The address of an asset for visitors. The site itself serves the assets of its own lake, so only the path remains;
 * assets of hosted Sanity keep their address.
 */
export function siteAddress(address: string): string {
  const url = parseUrl(address);
  return !url || url.hostname === 'cdn.sanity.io' || url.protocol === 'data:' ? address : url.pathname;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
