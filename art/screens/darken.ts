import { inks } from './panel.ts';

/**
 * The dark counterpart of each ink (`ui/scheme/dark.css`): in the dark a window is a raised card, and words on teal or
 * amber are dark.
 */
const dark: Record<string, string> = {
  [inks.ink]: '#eef3f4',
  [inks.quiet]: '#a6b5c3',
  [inks.point]: '#6f889e',
  [inks.line]: '#2c435a',
  [inks.mist]: '#101d2c',
  [inks.teal]: '#5fd8c9',
  [inks.pale]: '#1f4a52',
  [inks.amber]: '#f2b44f',
  [inks.glow]: '#f2b44f',
  [inks.sand]: '#3a3528',
  [inks.onGlow]: '#060d16',
  '#fff': '#15273a',
};

/** A piece of the product's interface as it looks in the dark. */
export const darken = (svg: string): string =>
  svg.replace(/#[0-9a-f]{6}\b|#fff\b/g, (color) => dark[color] ?? color);
