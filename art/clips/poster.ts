import { randomOf } from '#ui/drawing/random-of.ts';
import type { Drawing } from '../drawing.ts';
import { ground } from '../ground.ts';
import { palettes } from '../palette.ts';
import { type Clip, clipSize } from './clip.ts';

const size = { width: 1464, height: 820 };

/**
 * The poster of a clip: its most telling moment, drawn large on the clip's ground and without the title, which the page
 * shows beside it.
 */
export function posterOf({ name, mood, poster: { at, left, top, wide }, draw }: Clip): Drawing {
  const palette = palettes[mood];
  const high = (wide * size.height) / size.width;
  const still = ground(clipSize.width, clipSize.height, palette, randomOf(name));
  const view = `viewBox="0 0 ${clipSize.width} ${clipSize.height}" preserveAspectRatio="xMidYMid slice" width="${size.width}" height="${size.height}"`;
  const drawn = `<svg ${view}>${still}</svg><svg viewBox="${left} ${top} ${wide} ${high.toFixed(1)}" width="${size.width}" height="${size.height}">${draw(at, palette)}</svg>`;
  return {
    name: `poster-${name}.webp`,
    ...size,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${drawn}</svg>`,
    hasGrain: true,
  };
}
