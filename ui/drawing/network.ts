import type { Point } from './pen.ts';
import { type Compose, distance, type Stage } from './stage.ts';

/** A whole estate: identities with the lines that join them, and the paths that lead away from one key. */
export const network: Compose = (pen, stage) => {
  const points = scatter(stage);
  const key = nearest(points, [
    stage.between(0.35, 0.65) * stage.width,
    stage.between(0.35, 0.65) * stage.height,
  ]);
  const joined = new Map<Point, Point[]>(points.map((point) => [point, []]));
  for (const point of points) {
    const next = points
      .filter((other) => other !== point)
      .toSorted((a, b) => distance(a, point) - distance(b, point));
    for (const other of next.slice(0, 3)) {
      if (joined.get(point)?.includes(other)) continue;
      joined.get(point)?.push(other);
      joined.get(other)?.push(point);
      pen.hairline(point, other);
    }
  }
  const lit = new Set<Point>();
  for (let way = stage.count(4, 6); way > 0; way--) {
    let here = key;
    for (let step = stage.count(2, 5); step > 0; step--) {
      const on = joined
        .get(here)
        ?.filter((other) => !lit.has(other) && distance(other, key) > distance(here, key));
      if (!on?.[0]) break;
      const next = stage.oneOf([on[0], ...on.slice(1)]);
      pen.reach(here, next);
      lit.add(next);
      here = next;
    }
  }
  for (const point of points) if (point !== key) pen.identity(point, lit.has(point));
  pen.key(key);
};

/** Places all over the stage that keep some distance from each other. */
function scatter({ width, height, between }: Stage): Point[] {
  const cell = Math.sqrt((width * height) / 34);
  const [columns, rows] = [Math.round(width / cell), Math.max(2, Math.round(height / cell))];
  return Array.from({ length: columns * rows }, (_, index) => [
    ((index % columns) + between(0.15, 0.85)) * (width / columns),
    (Math.floor(index / columns) + between(0.15, 0.85)) * (height / rows),
  ]);
}

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce(
    (found, point) => (distance(point, to) < distance(found, to) ? point : found),
    points[0] ?? to,
  );
