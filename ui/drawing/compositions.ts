import { apart } from './apart.ts';
import { around } from './around.ts';
import { copies } from './copies.ts';
import { network } from './network.ts';
import { owners } from './owners.ts';
import { type Strokes, takePen } from './pen.ts';
import { randomOf } from './random-of.ts';
import { reach } from './reach.ts';
import { rows } from './rows.ts';
import { scale } from './scale.ts';
import { type Compose, stageOf } from './stage.ts';
import { stations } from './stations.ts';

const compositions = {
  network,
  reach,
  copies,
  stations,
  owners,
  scale,
  rows,
  around,
  apart,
} satisfies Record<string, Compose>;

/** The name of a way in which the four things of the signature stand together. */
export type CompositionName = keyof typeof compositions;

/** All of them. */
export const compositionNames = Object.keys(compositions) as [CompositionName, ...CompositionName[]];

/**
 * The strokes of a drawing; the same for the same seed, and of the composition that is named. Without one the seed chooses.
 */
export function drawStrokes(
  seed: string,
  {
    width,
    height,
    composition,
  }: { width: number; height: number; composition?: CompositionName | undefined },
): Strokes {
  const stage = stageOf(width, height, randomOf(`${seed} ${composition ?? ''}`));
  const { pen, strokes } = takePen();
  compositions[composition ?? stage.oneOf(compositionNames)](pen, stage);
  return strokes;
}
