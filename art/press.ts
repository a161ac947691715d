import sharp from 'sharp';
import { mark } from './brand.ts';
import { widthOf, write } from './lettering.ts';
import { drawings } from './pictures.ts';

const inks = { '': '#0c1a2b', '-white': '#ffffff' };
const high = 64;
const words = 44; // pixels, the size of the name beside the mark
const air = 12;

/** The logo, mark and name in one colour, drawn as outlines, so that no font is needed to show it. */
function signature(color: string): string {
  const lettering = { font: 'heading', size: words, weight: 600, spacing: -0.02, color } as const;
  const wide = Math.ceil(high + air + widthOf('Cardea', lettering));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><g color="${color}">${mark}</g>${write(high + air, 48, 'Cardea', lettering)}</svg>`;
}

/** The logos of the press kit as SVG, by their file names. */
export const pressLogos = (): Map<string, string> =>
  new Map(Object.entries(inks).map(([ending, color]) => [`cardea-logo${ending}.svg`, signature(color)]));

const screens = { inventory: 'feature-inventory', reach: 'screen-reach', detection: 'feature-detection' };
const wideScreen = 2400;

/**
 * All files of the press kit by their names: logos as SVG and PNG, and screens of the product, large enough for print.
 */
export async function pressFiles(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>(pressLogos());
  for (const [name, svg] of pressLogos()) files.set(name.replace('.svg', '.png'), await png(svg, 1600));
  const all = drawings();
  for (const [name, drawn] of Object.entries(screens)) {
    const found = all.find((drawing) => drawing.name === `${drawn}.webp`);
    if (!found)
      throw new Error(`No drawing is called "${drawn}.webp", which the press kit shows as "${name}".`);
    files.set(`cardea-screen-${name}.png`, await png(found.svg, wideScreen));
  }
  return files;
}

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
