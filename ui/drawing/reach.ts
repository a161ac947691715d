import type { Point } from './pen.ts';
import { type Compose, spread } from './stage.ts';

/** What one key opens: it stands at one side, and paths lead from it to systems, and on from some of them. */
export const reach: Compose = (pen, { width, height, between, count }) => {
  const key: Point = [width * 0.3, height * between(0.35, 0.65)];
  const owner: Point = [width * 0.05, height * between(0.25, 0.75)];
  pen.bend([owner[0] + 9, owner[1]], key);
  pen.owner(owner);
  for (const y of spread(count(7, 11), height * 0.06, height * 0.94)) {
    const system: Point = [width * between(0.5, 0.72), y];
    const isReached = between(0, 1) < 0.68;
    if (isReached) pen.bend(key, system);
    pen.identity(system, isReached);
    const end: Point = [width * between(0.84, 0.97), y + height * between(-0.04, 0.04)];
    if (between(0, 1) < 0.6) {
      if (isReached && between(0, 1) < 0.6) pen.bend(system, end);
      else pen.hairline(system, end);
      pen.identity(end);
    }
  }
  pen.key(key);
};
