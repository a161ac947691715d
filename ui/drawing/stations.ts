import type { Point } from './pen.ts';
import { type Compose, spread } from './stage.ts';

/**
 * A path with stations: an owner at its beginning, identities along it, and the key at the station where something
 * ends.
 */
export const stations: Compose = (pen, { width, height, between, count, oneOf }) => {
  const levels = [0.2, 0.4, 0.6, 0.8] as const;
  const stops = spread(count(5, 7), width * 0.07, width * 0.93).map(
    (x): Point => [x, height * oneOf(levels)],
  );
  const end = count(3, stops.length - 2);
  for (const y of levels) pen.hairline([0, height * y], [width, height * y]);
  stops.forEach((stop, index) => {
    const next = stops[index + 1];
    if (!next) return;
    const turn = Math.abs(next[1] - stop[1]);
    const middle = (stop[0] + next[0]) / 2;
    const half = Math.min(turn, next[0] - stop[0]) / 2;
    const way: Point[] = [stop, [middle - half, stop[1]], [middle + half, next[1]], next];
    if (index < end) pen.reach(...way);
    else pen.hairline(...way);
  });
  stops.forEach((stop, index) => {
    for (let below = count(0, 2); below > 0; below--)
      pen.identity([stop[0] + below * 14, stop[1] + height * 0.06]);
    if (index === end) pen.key(stop);
    else if (index === 0 || between(0, 1) < 0.25) pen.owner(stop);
    else pen.identity(stop, index < end);
  });
};
