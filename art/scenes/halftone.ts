import { createNoise2D } from 'simplex-noise';
import { mix, type Palette } from '../palette.ts';

/** A field of dots that swells and fades like a sound, with one dot awake where it is silent. */
export function halftone(width: number, height: number, palette: Palette, random: () => number): string {
  const noise = createNoise2D(random);
  const cell = Math.min(width, height) / 30;
  const [columns, rows] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1];
  const dots = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = (column + (row % 2 ? 0.5 : 0)) * cell;
    const wave = Math.sin(row / 4.6 + noise(column / 26, row / 26) * 3.2) * 0.5 + 0.5;
    const level = wave * (0.35 + 0.65 * Math.abs(Math.sin(column / 13)));
    return { x, y: row * cell, level };
  });
  const inside = dots.filter(
    ({ x, y }) => x > width * 0.3 && x < width * 0.75 && y > height * 0.25 && y < height * 0.7,
  );
  const quietest = inside.toSorted((a, b) => a.level - b.level)[0] ?? { x: width / 2, y: height / 2 };
  const field = dots.map(
    ({ x, y, level }) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(cell * (0.06 + level * 0.34)).toFixed(1)}" fill="${mix(palette.line, palette.known, level)}" opacity="${(0.25 + level * 0.7).toFixed(2)}"/>`,
  );
  const awake = `<circle cx="${quietest.x.toFixed(1)}" cy="${quietest.y.toFixed(1)}" r="${(cell * 1.1).toFixed(1)}" fill="${palette.exposed}" filter="url(#halo)" opacity=".8"/><circle cx="${quietest.x.toFixed(1)}" cy="${quietest.y.toFixed(1)}" r="${(cell * 0.42).toFixed(1)}" fill="${palette.exposed}"/>`;
  return [...field, awake].join('');
}
