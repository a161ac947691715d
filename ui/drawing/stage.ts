import type { Pen, Point } from './pen.ts';

/** Where a drawing is made: its size in its own units, and chance that is the same for the same seed. */
export interface Stage {
  width: number;
  height: number;
  /** A number from `least` to `most`. */
  between(least: number, most: number): number;
  /** A whole number from `least` to `most`, both included. */
  count(least: number, most: number): number;
  /** One of several. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Draws one composition of the four things. */
export type Compose = (pen: Pen, stage: Stage) => void;

/** A stage whose chance is that of `random`, numbers from 0 to 1. */
export function stageOf(width: number, height: number, random: () => number): Stage {
  const between = (least: number, most: number) => least + random() * (most - least);
  const count = (least: number, most: number) => Math.floor(between(least, most + 1));
  return {
    width,
    height,
    between,
    count,
    oneOf: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  };
}

/** `count` places from `from` to `to`, the first and the last among them; a single one stands in the middle. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + (index / (count - 1)) * (to - from),
  );

/** How far two places are from each other. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The place on the way from `from` to `to` that is `far` away from the first. */
export function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
