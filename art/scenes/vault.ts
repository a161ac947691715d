import { createNoise2D } from 'simplex-noise';
import { mix, type Palette } from '../palette.ts';

const fromLit = 0.95; // of 1: the share of columns that stay dark

/** A vault of columns seen from above, of which a few are lit and stand free. */
export function vault(width: number, height: number, palette: Palette, random: () => number): string {
  const noise = createNoise2D(random);
  const side = Math.min(width, height) / 13;
  const [halfWide, halfHigh] = [side * 0.866, side * 0.5];
  const tallAt = (depth: number, across: number) => side * (0.4 + (noise(across / 7, depth / 9) + 1) * 1.5);
  /** A height at which no column in front of it hides a part of its top. */
  const raisedAt = (depth: number, across: number) =>
    Math.max(
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((before) =>
        (before % 2 === 0 ? [across] : [across - 1, across + 1]).map(
          (beside) => tallAt(depth + before, beside) - 2 * halfHigh * Math.max(0, Math.ceil(before / 2) - 1),
        ),
      ),
    );
  const columns: string[] = [];
  for (let depth = -4; depth < 46; depth++) {
    for (let across = -22; across < 24; across++) {
      if ((depth + across) % 2 !== 0) continue;
      const x = width / 2 + across * halfWide;
      const y = depth * halfHigh;
      if (x < -side || x > width + side || y > height + side * 5) continue;
      const luck = random();
      const tall = luck > fromLit ? raisedAt(depth, across) : tallAt(depth, across);
      columns.push(column(x, y - tall + side, tall, halfWide, halfHigh, palette, luck));
    }
  }
  return columns.join('');
}

function column(
  x: number,
  y: number,
  tall: number,
  wide: number,
  high: number,
  palette: Palette,
  luck: number,
): string {
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  const lit =
    luck > 0.992
      ? palette.exposed
      : luck > fromLit
        ? palette.known
        : mix(palette.deep, palette.line, 0.25 + luck * 0.3);
  const top = `<path d="M${at(0, -high)}L${at(wide, 0)}L${at(0, high)}L${at(-wide, 0)}Z" fill="${lit}" stroke="${palette.ink}" stroke-width=".8"/>`;
  const left = `<path d="M${at(-wide, 0)}L${at(0, high)}V${(y + high + tall + 60).toFixed(1)}L${at(-wide, tall + 60)}Z" fill="${mix(palette.deep, palette.ink, 0.45)}" stroke="${palette.ink}" stroke-width=".6"/>`;
  const right = `<path d="M${at(wide, 0)}L${at(0, high)}V${(y + high + tall + 60).toFixed(1)}L${at(wide, tall + 60)}Z" fill="${mix(palette.deep, palette.ink, 0.75)}" stroke="${palette.ink}" stroke-width=".6"/>`;
  return left + right + top;
}
