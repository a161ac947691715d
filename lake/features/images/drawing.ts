import type { Area, Drawing } from '../painters/draw.ts';
import type { Transform } from './transform.ts';

type Size = { width: number; height: number };

/** How large a picture may be drawn: whether larger than it is, and with how many pixels at most. */
export interface DrawingLimits {
  mayEnlarge: boolean;
  maxPixels: number;
}

/**
 * Works out the drawing that a transform makes of a picture of the size `original`. Transforms with the same result
 * give equal drawings: sizes beyond the picture are reduced to it in the ratio that was asked for, and differences that
 * can hardly be seen are rounded away.
 */
export function drawingOf(
  transform: Transform,
  original: Size,
  ending: string,
  limits: DrawingLimits,
): Drawing {
  const within = { left: 0, top: 0, ...original, ...clampRect(transform.rect, original) };
  const sized = { ...transform, ...sizeOf(transform, within) };
  const area = areaOf(sized, within);
  const mayEnlarge = limits.mayEnlarge && !neverEnlarges.has(transform.fit);
  const frame = frameOf(sized, area, { ...limits, mayEnlarge });
  const isWhole = area.width === original.width && area.height === original.height;
  const { crop, background, blur, isInverted, saturation, quality } = transform;
  const position =
    frame.fit === 'cover' && transform.fit === 'crop' && crop !== 'focalpoint' ? crop : undefined;
  return {
    ...(!isWhole && { area }),
    ...frame,
    mayEnlarge,
    ...(position && position !== 'center' && { position }),
    ...(background && { background: longColour(background) }),
    ...(blur && { blur: blurStep(blur) }),
    ...(isInverted && { isInverted }),
    ...(saturation && Math.round(saturation) !== 0 && { saturation: Math.round(saturation) }),
    ...(ofQuality.has(ending) && { quality: Math.max(5, Math.round(quality / 5) * 5) }),
    ending,
  };
}

const neverEnlarges = new Set<Transform['fit']>(['max', 'min', 'fillmax']);
const ofQuality = new Set(['jpg', 'webp', 'avif']);

/**
 * The size that is asked for. When a picture is cut, each side is brought within its bounds; a side that is not given
 * follows the other as far as its bounds allow.
 */
function sizeOf(
  { fit, width, height, bounds }: Transform,
  source: Size,
): Pick<Transform, 'width' | 'height'> {
  const isBound = Object.values(bounds).some((side) => side !== undefined);
  if (fit !== 'crop' || !isBound) return { width, height };
  const { minWidth = 1, maxWidth = Infinity, minHeight = 1, maxHeight = Infinity } = bounds;
  const wide = (side: number) => Math.round(Math.min(maxWidth, Math.max(minWidth, side)));
  const high = (side: number) => Math.round(Math.min(maxHeight, Math.max(minHeight, side)));
  if (width !== undefined)
    return { width: wide(width), height: high(height ?? (wide(width) * source.height) / source.width) };
  if (height !== undefined)
    return { width: wide((high(height) * source.width) / source.height), height: high(height) };
  const by = Math.min(1, maxWidth / source.width, maxHeight / source.height);
  return { width: wide(source.width * by), height: high(source.height * by) };
}

/** The part of the picture that is drawn: its `rect`, or within that the area around the focal point. */
function areaOf({ fit, crop, focus, width, height }: Transform, within: Area): Area {
  if (fit !== 'crop' || crop !== 'focalpoint' || !focus || !width || !height) return within;
  const part = around(focus, within, width / height);
  return { ...part, left: within.left + part.left, top: within.top + part.top };
}

function frameOf(
  { width, height, fit }: Transform,
  source: Size,
  { mayEnlarge, maxPixels }: DrawingLimits,
): Pick<Drawing, 'width' | 'height' | 'fit'> {
  const hasBoth = width !== undefined && height !== undefined;
  const hasNone = width === undefined && height === undefined;
  if (fit === 'clip' || fit === 'max' || hasNone || (!hasBoth && fit !== 'scale')) {
    const asked = Math.min((width ?? Infinity) / source.width, (height ?? Infinity) / source.height);
    const wanted = Math.min(asked, mayEnlarge && Number.isFinite(asked) ? Infinity : 1);
    return inside(source, wanted, maxPixels);
  }
  const one = (side: number | undefined, own: number) =>
    side === undefined || !(hasBoth || mayEnlarge) ? Math.min(side ?? own, own) : side;
  const wanted = { width: one(width, source.width), height: one(height, source.height) };
  const least = mayEnlarge ? 1 : Math.max(1, wanted.width / source.width, wanted.height / source.height);
  const tooMany = Math.sqrt((wanted.width * wanted.height) / maxPixels);
  const by = Math.max(least, tooMany);
  const round = tooMany > least ? Math.floor : Math.round;
  const frame = {
    width: Math.max(1, round(wanted.width / by)),
    height: Math.max(1, round(wanted.height / by)),
  };
  // In the picture's own ratio nothing is cut off, filled up or stretched.
  if (frame.width * source.height === frame.height * source.width && fit !== 'fillmax')
    return inside(source, frame.width / source.width, maxPixels);
  const fits = { crop: 'cover', min: 'cover', fill: 'contain', fillmax: 'contain', scale: 'fill' } as const;
  return { ...frame, fit: fits[fit] };
}

/**
 * The size of a picture that is scaled by `wanted`. Only the longer side is given, because the other follows from it to
 * the pixel.
 */
function inside(source: Size, wanted: number, maxPixels: number): Pick<Drawing, 'width' | 'height' | 'fit'> {
  const most = Math.sqrt(maxPixels / (source.width * source.height));
  const by = Math.min(wanted, most);
  if (by === 1) return { fit: 'inside' };
  const round = most < wanted ? Math.floor : Math.round;
  const side = source.width >= source.height ? 'width' : 'height';
  return { [side]: Math.max(1, round(source[side] * by)), fit: 'inside' };
}

/** The largest area of a ratio around a point that fits into the picture. */
function around(focus: { x: number; y: number }, { width, height }: Size, ratio: number): Area {
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  const at = (share: number) => Math.round(share * 1_000) / 1_000;
  return {
    left: Math.round(Math.max(0, Math.min(width - wide, at(focus.x) * width - wide / 2))),
    top: Math.round(Math.max(0, Math.min(height - high, at(focus.y) * height - high / 2))),
    width: wide,
    height: high,
  };
}

function clampRect(rect: Transform['rect'], { width, height }: Size): Transform['rect'] {
  if (!rect) return undefined;
  const left = Math.min(rect.left, width - 1);
  const top = Math.min(rect.top, height - 1);
  return {
    left,
    top,
    width: Math.min(rect.width, width - left),
    height: Math.min(rect.height, height - top),
  };
}

function blurStep(blur: number): number {
  const step = blur <= 10 ? 1 : blur <= 100 ? 5 : 50;
  return Math.max(1, Math.round(blur / step) * step);
}

/** A colour with two digits for each channel. The alpha, which comes first in an address, goes last. */
function longColour(colour: string): string {
  const long = (colour.length > 4 ? colour : colour.replace(/./g, '$&$&')).toLowerCase();
  return long.length === 8 ? long.slice(2) + long.slice(0, 2) : long;
}
