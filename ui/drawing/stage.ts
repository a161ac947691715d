import type { Pen, Point } from './pen.ts';

/** The stage of a drawing: its size in its own units, and random choices that are the same for the same seed. */
export interface Stage {
  width: number;
  height: number;
  /** A number from `least` to `most`. */
  between(least: number, most: number): number;
  /** A whole number from `least` to `most`, both included. */
  count(least: number, most: number): number;
  /** One of the items. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Draws one composition of the four things. */
export type Compose = (pen: Pen, stage: Stage) => void;

/** A stage whose choices come from `random`, numbers from 0 to 1. */
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

/** `count` places from `from` to `to`, including both ends; a single one is in the middle. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + (index / (count - 1)) * (to - from),
  );

/** The distance between two places. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The place at the distance `far` from `from`, in the direction of `to`. */
export function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
