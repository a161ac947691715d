import type { Point } from './pen.ts';
import { type Compose, spread } from './stage.ts';

/**
 * A list: each row has an owner, an identity, and what is known of it; in one row a key stands in the owner's place.
 */
export const rows: Compose = (pen, { width, height, between, count }) => {
  const ys = spread(count(6, 8), height * 0.08, height * 0.92);
  const columns = spread(count(6, 8), width * 0.34, width * 0.95).map(
    (x) => x + between(-0.01, 0.01) * width,
  );
  const without = count(1, ys.length - 2);
  ys.forEach((y, index) => {
    const start: Point = [width * 0.06, y];
    const identity: Point = [width * between(0.17, 0.24), y];
    const known = columns.filter(() => between(0, 1) < (index === without ? 0.3 : 0.62));
    const last = known.at(-1) ?? identity[0];
    pen.hairline([last, y], [width, y]);
    pen.reach([start[0] + 8, y], [last, y]);
    for (const x of known) pen.identity([x, y], true);
    for (const x of columns) if (!known.includes(x)) pen.identity([x, y]);
    pen.identity(identity, true);
    if (index === without) pen.key(start);
    else pen.owner(start, 8);
  });
};
