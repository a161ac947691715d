import type { Palette } from '../palette.ts';
import { traced } from '../path.ts';

/** The lines of one ring: how far from the middle they lie, and how they swing. */
interface Ring {
  lines: number;
  radius: number;
  depth: number;
  petals: number;
  /** A second, smaller wave: how many times as many petals it has, and how deep it is. */
  over: { times: number; depth: number };
  color: string;
}

/** An engraved rosette in the middle, whose waves differ with every picture, on a field of fine lines, as on a banknote. */
export function banknote(width: number, height: number, palette: Palette, random: () => number): string {
  const { known, line, exposed } = palette;
  const wave = (depth: number, least: number) => ({
    depth: depth * (0.7 + random() * 0.6),
    petals: least + Math.floor(random() * 8),
    over: { times: 1.5 + Math.floor(random() * 4) / 2, depth: 0.2 + random() * 0.5 },
  });
  const rings: Ring[] = [
    { lines: 22, radius: 0.37, ...wave(0.07, 8), color: line },
    { lines: 26, radius: 0.28, ...wave(0.09, 4), color: known },
    { lines: 14, radius: 0.16, ...wave(0.045, 6), color: exposed },
  ];
  return field(width, height, line, random) + rings.map((ring) => rosette(width, height, ring)).join('');
}

function rosette(width: number, height: number, ring: Ring): string {
  const { lines, radius, depth, petals, over, color } = ring;
  return Array.from({ length: lines }, (_, index) => {
    const shift = (index / lines) * Math.PI * 2;
    const path = traced(721, (step) => {
      const angle = (step / 360) * Math.PI;
      const wave =
        Math.sin(petals * angle + shift) +
        over.depth * Math.sin(Math.round(petals * over.times) * angle - shift);
      const reach = height * (radius + depth * wave);
      return [width / 2 + Math.cos(angle) * reach, height / 2 + Math.sin(angle) * reach];
    });
    return `<path d="${path}Z" fill="none" stroke="${color}" stroke-width=".8" opacity=".62"/>`;
  }).join('');
}

function field(width: number, height: number, color: string, random: () => number): string {
  const [long, slope, beat] = [60 + random() * 90, random() * Math.PI, 1 + Math.floor(random() * 3)];
  return Array.from({ length: 44 }, (_, index) => {
    const path = traced(123, (step) => {
      const x = (step / 122) * width;
      const swell = Math.cos(((x - width / 2) / width) * Math.PI * beat);
      return [x, (index / 43) * height + Math.sin(x / long + slope + index / 7) * height * 0.07 * swell];
    });
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width=".6" opacity=".28"/>`;
  }).join('');
}
