import { type Lettering, write } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import { hexagonAt } from '../path.ts';

/** A place in a clip, in pixels. */
export type Place = readonly [x: number, y: number];

/**
 * The gap, in pixels, between a line and what stands at each of its ends: here an identity at the start, and one at the
 * end.
 */
export const clear: Place = [34, 34];
/** The gaps of a line from an identity to the side of a box. */
export const toBox: Place = [34, 70];
/** The gaps of a line from the side of a box to an identity. */
export const fromBox: Place = [70, 34];

/** The colours of words in a clip. */
export const words = { strong: '#f3f6f6', quiet: '#b4c3d0' };

/** A line of words in the middle of a place. */
export const say = ([x, y]: Place, text: string, lettering: Lettering = {}) =>
  write(x, y, text, { size: 15, weight: 500, color: words.strong, align: 'middle', ...lettering });

/** Draws something with an opacity between 0 and 1. */
export const faded = (opacity: number, drawn: string) =>
  opacity <= 0 ? '' : opacity >= 1 ? drawn : `<g opacity="${opacity.toFixed(3)}">${drawn}</g>`;

/** An identity: a hexagon with its name below, in the warm colour if it is exposed. */
export function identity(
  [x, y]: Place,
  name: string,
  palette: Palette,
  { size = 22, isExposed = false, isFilled = false } = {},
): string {
  const color = isExposed ? palette.exposed : palette.known;
  const core = isFilled ? color : palette.ink;
  return `<polygon points="${hexagonAt([x, y], size)}" fill="${core}" stroke="${color}" stroke-width="2.500" stroke-linejoin="round"/>${say([x, y + size + 20], name)}`;
}

/** A person: head and shoulders in a ring. */
export function person([x, y]: Place, name: string, { ink, line }: Palette): string {
  return `<circle cx="${x}" cy="${y}" r="26" fill="${ink}" stroke="${line}" stroke-width="2.500"/><circle cx="${x}" cy="${y - 7}" r="7" fill="${words.strong}"/><path d="M${x - 14} ${y + 15}c0-17 28-17 28 0z" fill="${words.strong}"/>${say([x, y + 46], name)}`;
}

/** A thing to which identities have access, such as a database: a box with its name in it. */
export function box(
  [x, y]: Place,
  name: string,
  { ink, line, exposed }: Palette,
  { wide = 128, high = 44, isExposed = false } = {},
): string {
  return `<rect x="${x - wide / 2}" y="${y - high / 2}" width="${wide}" height="${high}" rx="7" fill="${ink}" stroke="${isExposed ? exposed : line}" stroke-width="2"/>${say([x, y + 5], name)}`;
}

/** A line from one place to another, drawn up to a share of its length, with a gap at both ends. */
export function way(
  from: Place,
  to: Place,
  share: number,
  color: string,
  { gap = clear, dash = '', wide = 2 } = {},
): string {
  if (share <= 0) return '';
  const [[x, y], end] = ends(from, to, gap);
  const [toX, toY] = between([x, y], end, share);
  return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}" stroke="${color}" stroke-width="${wide}" stroke-linecap="round" fill="none"${dash && ` stroke-dasharray="${dash}"`}/>`;
}

/** Something small that travels from one place to another. */
export function packet(from: Place, to: Place, share: number, color: string, gap = clear): string {
  const [start, end] = ends(from, to, gap);
  const [x, y] = between(start, end, share);
  const opacity = Math.min(1, share * 8, (1 - share) * 8);
  return faded(opacity, `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${color}"/>`);
}

/** A check mark, or a cross. */
export function verdictMark([x, y]: Place, isGood: boolean, { known, exposed }: Palette): string {
  const path = isGood ? `m${x - 7} ${y} 5 6 9-12` : `m${x - 6} ${y - 6} 12 12m0-12-12 12`;
  return `<path d="${path}" fill="none" stroke="${isGood ? known : exposed}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function ends(from: Place, to: Place, [start, end]: Place): [Place, Place] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [between(from, to, start / long), between(to, from, end / long)];
}

function between([x, y]: Place, [toX, toY]: Place, share: number): Place {
  return [x + (toX - x) * share, y + (toY - y) * share];
}
