import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { logo, seal, signs } from './brand.ts';
import { constellation, keyAt } from './constellation.ts';
import { contours } from './contours.ts';
import { ground } from './ground.ts';
import { detection, inventory, lifecycle } from './interface.ts';
import { type Mood, type Palette, palettes } from './palette.ts';
import { randomOf } from './random.ts';
import { ridges } from './ridges.ts';
import { rosettes } from './rosettes.ts';
import { vault } from './vault.ts';

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

function scene(
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

function screen(
  name: string,
  draw: (width: number, height: number, random: () => number) => string,
): Drawing {
  return {
    name: `${name}.webp`,
    width: 1200,
    height: 900,
    svg: wrap(1200, 900, draw(1200, 900, randomOf(name))),
    hasGrain: false,
  };
}

function portrait(name: string, seed: string, background: string): Drawing {
  const avatar = createAvatar(notionists, {
    seed,
    backgroundColor: [background],
    size: 480,
    scale: 105,
    translateY: 4,
  });
  return { name: `${name}.webp`, width: 480, height: 480, svg: avatar.toString(), hasGrain: false };
}

function poster(): Drawing {
  const size = 720;
  const body = `<rect width="${size}" height="${size}" fill="#0a1828"/><circle cx="360" cy="360" r="236" fill="none" stroke="#23384f" stroke-width="3"/>${keyAt([360, 360], 128, palettes.night)}${Array.from(
    { length: 6 },
    (_, index) => {
      const angle = (index / 6) * Math.PI * 2;
      return `<circle cx="${(360 + Math.cos(angle) * 236).toFixed(1)}" cy="${(360 + Math.sin(angle) * 236).toFixed(1)}" r="${index === 4 ? 14 : 10}" fill="${index === 4 ? '#f2a93b' : '#5d7890'}"/>`;
    },
  ).join('')}`;
  return {
    name: 'hero-poster.webp',
    width: size,
    height: size,
    svg: wrap(size, size, body),
    hasGrain: false,
  };
}

const svg = (name: string, drawing: string, size: number): Drawing => ({
  name,
  width: size,
  height: size,
  svg: drawing,
  hasGrain: false,
});
const wrap = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Every picture of the first content. */
export const drawings = (): Drawing[] => [
  scene('cover-non-human-identity', constellation, 'night'),
  scene('cover-identity-first-security', contours, 'tide'),
  scene('cover-service-accounts', vault, 'dusk'),
  scene('cover-oauth-apps', constellation, 'dusk'),
  scene('cover-rotation', rosettes, 'tide'),
  scene('cover-agents', constellation, 'tide'),
  scene('cover-vault', vault, 'night', [1200, 900]),
  scene('cover-inventory', contours, 'night'),
  scene('slide-1', ridges, 'dawn', [840, 560]),
  scene('slide-2', vault, 'night', [600, 600]),
  scene('slide-3', rosettes, 'dusk', [840, 560]),
  scene('slide-4', constellation, 'night', [600, 800]),
  scene('slide-5', ridges, 'dusk', [1200, 900]),
  scene('slide-6', contours, 'tide', [600, 600]),
  scene('slide-7', ridges, 'tide', [840, 560]),
  scene('slide-8', rosettes, 'night', [600, 600]),
  scene('menu-banner', constellation, 'night', [608, 342]),
  scene('og-default', constellation, 'night', [1200, 630]),
  screen('feature-inventory', inventory),
  screen('feature-lifecycle', lifecycle),
  screen('feature-detection', detection),
  portrait('avatar-lindqvist', 'Mara L', 'cfe3e0'),
  portrait('avatar-okafor', 'Tomas O', 'd8dfe9'),
  portrait('avatar-aranda', 'Ines A', 'ecdcc2'),
  poster(),
  svg('logo.svg', logo('#0c1a2b'), 64),
  svg('badge-soc2.svg', seal(signs.shield), 96),
  svg('badge-iso-27001.svg', seal(signs.rules), 96),
];
