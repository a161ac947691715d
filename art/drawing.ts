import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { randomOf } from '#ui/drawing/random-of.ts';
import { ground } from './ground.ts';
import { type Mood, type Palette, palettes } from './palette.ts';
import { darken } from './screens/darken.ts';
import { panelSize } from './screens/panel.ts';

/**
 * A drawing: its file name, its size in pixels and its SVG. One whose name ends in .svg is written as SVG, all others
 * as pictures.
 */
export interface Drawing {
  name: string;
  width: number;
  height: number;
  svg: string;
  /** Whether grain is laid over it, which hides banding in dark gradients; drawings of an interface have none. */
  hasGrain: boolean;
}

type Size = readonly [width: number, height: number];
type Scene = (width: number, height: number, palette: Palette, random: () => number) => string;

/** A scene on its ground, in one of the moods; as wide as a cover unless told otherwise. */
export function scene(name: string, draw: Scene, mood: Mood, size: Size = [1098, 576]): Drawing {
  const random = randomOf(name);
  const palette = palettes[mood];
  const [width, height] = size;
  const sky = ground(width, height, palette, random);
  return { ...picture(name, size, sky + draw(width, height, palette, random)), hasGrain: true };
}

/** A piece of the product's interface; as large as a panel unless told otherwise. */
export const screen = (name: string, draw: (random: () => number) => string, size: Size = panelSize) =>
  picture(name, size, draw(randomOf(name)));

/** The same piece of the interface for visitors who see the site in the dark. */
export const inTheDark = ({ name, svg, ...drawn }: Drawing): Drawing => ({
  ...drawn,
  name: name.replace('.webp', '-dark.webp'),
  svg: darken(svg),
});

/** The portrait that a seed generates. */
export function portrait(name: string, seed: string, background: string): Drawing {
  const size = 480;
  const options = { seed, backgroundColor: [background], size, scale: 105, translateY: 4 };
  const svg = createAvatar(notionists, options).toString();
  return { name: `${name}.webp`, width: size, height: size, svg, hasGrain: false };
}

/** A drawing of this size that is written as a picture. */
export function picture(name: string, [width, height]: Size, body: string): Drawing {
  return { name: `${name}.webp`, width, height, svg: wrap(width, height, body), hasGrain: false };
}

/** A drawing that is written as SVG; square unless told otherwise. */
export const vector = (name: string, svg: string, width: number, height = width): Drawing => ({
  name: `${name}.svg`,
  width,
  height,
  svg,
  hasGrain: false,
});

/** The SVG document around what is drawn. */
export const wrap = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
