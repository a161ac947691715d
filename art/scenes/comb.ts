import type { Palette } from '../palette.ts';
import { hexagonAt } from '../path.ts';

/**
 * A honeycomb whose cells are mostly empty. Where a search has passed, cells are told apart, and one of them is not
 * known yet.
 */
export function comb(width: number, height: number, palette: Palette, random: () => number): string {
  const side = Math.min(width, height) / 15;
  const [wide, high] = [side * Math.sqrt(3), side * 1.5];
  const [columns, rows] = [Math.ceil(width / wide) + 1, Math.ceil(height / high) + 1];
  const seen = {
    x: width * (0.56 + random() * 0.1),
    y: height * (0.44 + random() * 0.1),
    reach: height * 0.62,
  };
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * wide, row * high];
    return { x, y, near: 1 - Math.hypot(x - seen.x, y - seen.y) / seen.reach, isTaken: random() < 0.34 };
  });
  const found = cells.filter(({ near, isTaken }) => near > 0 && isTaken);
  const unknown = found.toSorted((a, b) => b.near - a.near)[Math.floor(found.length * 0.3)];
  return cells
    .map((cell) => {
      const { x, y, near, isTaken } = cell;
      const color = cell === unknown ? palette.exposed : palette.known;
      const share = Math.max(0, near);
      const edge = `<polygon points="${hexagonAt([x, y], side * 0.88)}" fill="none" stroke="${palette.line}" stroke-width="1" opacity="${(0.2 + share * 0.5).toFixed(2)}"/>`;
      if (!isTaken || near <= 0) return edge;
      const glow =
        cell === unknown
          ? `<polygon points="${hexagonAt([x, y], side)}" fill="${color}" filter="url(#halo)"/>`
          : '';
      const opacity = cell === unknown ? 1 : 0.25 + share * 0.75;
      return `${edge}${glow}<polygon points="${hexagonAt([x, y], side * 0.62)}" fill="${color}" opacity="${opacity.toFixed(2)}"/>`;
    })
    .join('');
}
