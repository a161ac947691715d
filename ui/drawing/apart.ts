import type { Point } from './pen.ts';
import { type Compose, spread } from './stage.ts';

/** Two sides with a line between them: most paths end at it, each before an owner, and one key has crossed. */
export const apart: Compose = (pen, { width, height, between, count }) => {
  const middle = width * between(0.46, 0.54);
  const side = (from: number, to: number): Point[] =>
    spread(count(6, 8), height * 0.08, height * 0.92).map((y) => [width * between(from, to), y]);
  const [left, right] = [side(0.12, 0.28), side(0.72, 0.88)];
  const crossing = count(1, Math.min(left.length, right.length) - 2);
  pen.hairline([middle, 0], [middle, height]);
  for (const [own, edge] of [
    [left, 0.02],
    [right, 0.98],
  ] as const) {
    own.forEach((point, index) => {
      pen.hairline(point, [width * edge, point[1] + between(-0.05, 0.05) * height]);
      const next = own[index + 1];
      if (next && between(0, 1) < 0.7) pen.hairline(point, next);
    });
  }
  const [from, to] = [left[crossing], right[crossing]];
  if (!from || !to) return;
  const key: Point = [middle, (from[1] + to[1]) / 2];
  left.forEach((point, index) => {
    if (index !== crossing && Math.abs(point[1] - key[1]) > 30 && between(0, 1) < 0.6) {
      pen.reach(point, [middle - 8, point[1]]);
      pen.owner([middle, point[1]], 8);
    }
    pen.identity(point, true);
  });
  for (const point of right) pen.identity(point, point === to);
  pen.bend(from, key);
  pen.bend(key, to);
  pen.key(key);
};
