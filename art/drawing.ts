import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { ground } from './ground.ts';
import { type Mood, type Palette, palettes } from './palette.ts';
import { randomOf } from './random.ts';

/** A drawing: what it is called, its size in pixels and its SVG. Names ending in .svg stay drawings. */
export interface Drawing {
  name: string;
  width: number;
  height: number;
  svg: string;
  /** Grain hides banding in dark skies; an interface has none. */
  hasGrain: boolean;
}

type Scene = (width: number, height: number, palette: Palette, random: () => number) => string;
type Screen = (width: number, height: number, random: () => number) => string;

/** A scene on its ground, in one of the moods; as wide as a cover unless told otherwise. */
export function scene(
  name: string,
  draw: Scene,
  mood: Mood,
  [width, height]: [number, number] = [1098, 576],
): Drawing {
  const random = randomOf(name);
  const palette = palettes[mood];
  const svg = wrap(
    width,
    height,
    ground(width, height, palette, random) + draw(width, height, palette, random),
  );
  return { name: `${name}.webp`, width, height, svg, hasGrain: true };
}

/** A piece of the product's interface. */
export function screen(name: string, draw: Screen, [width, height]: [number, number] = [1200, 900]): Drawing {
  return {
    name: `${name}.webp`,
    width,
    height,
    svg: wrap(width, height, draw(width, height, randomOf(name))),
    hasGrain: false,
  };
}

/** The portrait that a seed gives. */
export function portrait(name: string, seed: string, background: string): Drawing {
  const avatar = createAvatar(notionists, {
    seed,
    backgroundColor: [background],
    size: 480,
    scale: 105,
    translateY: 4,
  });
  return { name: `${name}.webp`, width: 480, height: 480, svg: avatar.toString(), hasGrain: false };
}

/** A drawing that stays one. */
export const vector = (name: string, svg: string, size: number): Drawing => ({
  name: `${name}.svg`,
  width: size,
  height: size,
  svg,
  hasGrain: false,
});

/** The SVG document around what is drawn. */
export const wrap = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
