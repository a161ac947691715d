import type { Point } from './pen.ts';
import { type Compose, spread } from './stage.ts';

/** Circles around one key: some stand outside, some come nearer, and some reach it. */
export const around: Compose = (pen, { width, height, between, count, oneOf }) => {
  const key: Point = [width * between(0.46, 0.54), height * between(0.46, 0.54)];
  const far = Math.max(height * 0.47, width * 0.42);
  const radii = spread(count(4, 5), far * 0.22, far);
  const at = (radius: number, angle: number): Point => [
    key[0] + Math.cos(angle) * radius,
    key[1] + Math.sin(angle) * radius,
  ];
  const inside = ([x, y]: Point) => x > 8 && y > 8 && x < width - 8 && y < height - 8;
  for (const radius of radii) pen.orbit(key, radius);
  radii.forEach((radius, index) => {
    const steepest = Math.min(0.95, height / 2 / radius);
    for (const rise of spread(2 + index * 3, -steepest, steepest)) {
      const angle = Math.asin(rise * between(0.8, 1)) + oneOf([0, Math.PI]);
      const point = at(radius, angle);
      if (!inside(point)) continue;
      const isNear = between(0, 1) < 0.32;
      const stop = radii[Math.max(0, index - count(1, 2))] ?? radius;
      if (isNear && index > 0) pen.reach(point, at(index < 2 ? 10 : stop, angle));
      if (isNear && index > 1) pen.owner(at(stop, angle), 6);
      pen.identity(point, isNear);
    }
  });
  pen.key(key);
};
