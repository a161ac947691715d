import type { Point } from './pen.ts';
import { type Compose, spread } from './stage.ts';

/** One key in several places: each place holds many things, and in some of them one is the same amber point. */
export const copies: Compose = (pen, stage) => {
  const { width, height, between } = stage;
  const isBand = width > height * 3;
  const rows = isBand ? [0.5] : [0.2, 0.5, 0.8];
  const columns = isBand ? spread(8, 0.06, 0.94) : [0.12, 0.37, 0.63, 0.88];
  const places = rows.flatMap((y) =>
    columns.map((x): Point => [(x + between(-0.02, 0.02)) * width, (y + between(-0.04, 0.04)) * height]),
  );
  const held = places.filter(() => between(0, 1) < 0.55);
  const found = held.length > 2 ? held : places.slice(0, 3);
  let last: Point | undefined;
  for (const place of places) {
    const key = fill(place, found.includes(place));
    if (!key) continue;
    if (last) pen.bend(last, key);
    pen.key(key);
    last = key;
  }

  /** Draws a small field of identities, and returns the place of the key among them. */
  function fill([x, y]: Point, hasKey: boolean): Point | undefined {
    const size = stage.count(3, 4);
    const chosen = stage.count(0, size * size - 1);
    const step = 13;
    const at = (index: number): Point => [
      x + ((index % size) - (size - 1) / 2) * step,
      y + (Math.floor(index / size) - (size - 1) / 2) * step,
    ];
    for (let index = 0; index < size * size; index++)
      if (!(hasKey && index === chosen) && between(0, 1) < 0.9) pen.identity(at(index));
    return hasKey ? at(chosen) : undefined;
  }
};
