import { type Compose, spread } from './stage.ts';

/**
 * A scale: rows from the largest to the smallest, a mark that some of them exceed, and the key at the end of the
 * largest.
 */
export const scale: Compose = (pen, { width, height, between, count }) => {
  const [left, right] = [0, width];
  const ys = spread(count(7, 10), height * 0.13, height * 0.91); // the light around the key is not cut off
  const limit = left + (right - left) * between(0.42, 0.6);
  for (const x of spread(13, left, right)) pen.hairline([x, height * 0.97], [x, height]);
  let share = between(0.86, 0.96);
  ys.forEach((y, index) => {
    const end = left + (right - left) * share;
    pen.hairline([end, y], [right, y]);
    if (end > limit) pen.reach([left, y], [end, y]);
    else pen.hairline([left, y], [end, y]);
    if (index === 0) pen.key([end, y]);
    else pen.identity([end, y], end > limit);
    share *= between(0.72, 0.94);
  });
  pen.hairline([limit, 0], [limit, height]);
  pen.owner([limit, height - 9], 7);
};
