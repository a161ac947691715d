import { contours as trace } from 'd3-contour';
import { createNoise2D } from 'simplex-noise';
import type { Palette } from '../palette.ts';
import { through } from '../path.ts';

const cell = 4; // pixels

/** Contour lines around a peak. */
export function contours(width: number, height: number, palette: Palette, random: () => number): string {
  const noise = createNoise2D(random);
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const peak = { x: columns * (0.55 + random() * 0.15), y: rows * (0.4 + random() * 0.15) };
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const hill = Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (rows * 0.42) ** 2);
    return noise(x / 95, y / 95) * 0.55 + noise(x / 34, y / 34) * 0.12 + hill * 1.5;
  });
  const highest = values.indexOf(Math.max(...values));
  const [x, y] = [(highest % columns) * cell, Math.floor(highest / columns) * cell];
  const levels = Array.from({ length: 34 }, (_, index) => -0.7 + index * 0.08);
  const lines = trace()
    .size([columns, rows])
    .thresholds(levels)(values)
    .map(({ coordinates }, index) => {
      const path = coordinates
        .flat()
        .map((ring) => `${through(ring.map(([a = 0, b = 0]) => [a * cell, b * cell]))}Z`);
      const isThick = index % 5 === 0;
      return `<path d="${path.join('')}" fill="none" stroke="${isThick ? palette.known : palette.line}" stroke-width="${isThick ? 1.5 : 0.8}" opacity="${isThick ? 0.75 : 0.45}"/>`;
    });
  const mark = `<g stroke="${palette.exposed}" stroke-width="2" fill="none"><circle cx="${x}" cy="${y}" r="10"/><path d="M${x - 26} ${y}h14m24 0h14M${x} ${y - 26}v14m0 24v14"/></g>`;
  return [...lines, mark].join('');
}
