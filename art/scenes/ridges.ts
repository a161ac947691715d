import { createNoise2D } from 'simplex-noise';
import { mix, type Palette } from '../palette.ts';

/** Mountain ridges, layer behind layer, under a low sun. */
export function ridges(width: number, height: number, palette: Palette, random: () => number): string {
  const noise = createNoise2D(random);
  const layers = 8;
  const sun = `<circle cx="${(width * 0.68).toFixed(0)}" cy="${(height * 0.34).toFixed(0)}" r="${(height * 0.16).toFixed(0)}" fill="${palette.exposed}" filter="url(#halo)" opacity=".85"/>`;
  const hills = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const base = height * (0.42 + depth * 0.5);
    const tops = Array.from({ length: 121 }, (_, step) => {
      const x = (step / 120) * width;
      const wide = 1 - Math.abs(noise(step / (46 - depth * 20), layer * 7));
      const fine = noise(step / 9, layer * 3 + 100) * 0.18;
      return `L${x.toFixed(1)} ${(base - (wide + fine) * height * (0.2 - depth * 0.06)).toFixed(1)}`;
    });
    return `<path d="M0 ${height}${tops.join('')}L${width} ${height}Z" fill="${mix(palette.glow, palette.ink, depth)}"/>`;
  });
  return [sun, ...hills].join('');
}
