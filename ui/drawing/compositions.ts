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

/** The name of a composition of the four things of the signature. */
export type CompositionName = keyof typeof compositions;

/** The names of all compositions. */
export const compositionNames = Object.keys(compositions) as [CompositionName, ...CompositionName[]];

/**
 * Returns the strokes of a drawing, always the same for the same seed. The seed also chooses the composition where
 * none is given.
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
