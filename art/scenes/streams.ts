import { createNoise2D } from 'simplex-noise';
import type { Palette } from '../palette.ts';

/** Lines that follow one current; a few are bright, and one leaves it. */
export function streams(width: number, height: number, palette: Palette, random: () => number): string {
  const noise = createNoise2D(random);
  const short = Math.min(width, height);
  const angle = (x: number, y: number) =>
    noise(x / (short * 1.3), y / (short * 0.9)) * 0.9 + noise(x / (short * 0.4), y / (short * 0.4)) * 0.16;
  const lines = Array.from({ length: 110 }, (_, index) => {
    let [x, y] = [-20, ((index + random() * 0.7) / 110) * height * 1.5 - height * 0.25];
    const path = [`M${x} ${y.toFixed(1)}`];
    while (x < width + 20 && path.length < 400) {
      const turn = angle(x, y);
      x += Math.cos(turn) * 9;
      y += Math.sin(turn) * 9;
      path.push(`L${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    const isBright = index % 11 === 4;
    return `<path d="${path.join('')}" fill="none" stroke="${isBright ? palette.known : palette.line}" stroke-width="${isBright ? 1.6 : 0.8}" opacity="${isBright ? 0.9 : 0.5}"/>`;
  });
  return [...lines, stray(width, height, palette, random())].join('');
}

/** The one line that turns upwards against the current, with a point at its head. */
function stray(width: number, height: number, { exposed }: Palette, luck: number): string {
  const [x, y] = [width * (0.55 + luck * 0.25), height * (0.2 + luck * 0.15)];
  const share = (part: number) => (width * (part + (luck - 0.5) * 0.3)).toFixed(0);
  const path = `M${share(0.2)} ${height}C${share(0.36)} ${height * 0.72} ${share(0.55)} ${height * 0.8} ${x.toFixed(0)} ${y.toFixed(0)}`;
  return `<g filter="url(#halo)" opacity=".7"><path d="${path}" fill="none" stroke="${exposed}" stroke-width="5"/></g><path d="${path}" fill="none" stroke="${exposed}" stroke-width="2.4"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="12" fill="${exposed}" filter="url(#halo)"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="5.5" fill="${exposed}"/>`;
}
