import { isInShare, placeDots, pointsPath, spiralsPath } from './sunflower.ts';

/** The number of dots of a flower, and the percentage of them that belongs to the share. */
export interface FlowerProps {
  dots: number;
  percent: number;
}

/**
 * The SVG paths of a flower: its spirals, the dots outside the share and those in it; and the thickness of the dots.
 */
export function flowerPaths(dots: number, percent: number) {
  const places = placeDots(dots, 26, 96);
  const isShared = (_: unknown, index: number) => isInShare(index, percent);
  return {
    spirals: spiralsPath(places),
    own: pointsPath(places.filter((dot, index) => !isShared(dot, index))),
    shared: pointsPath(places.filter(isShared)),
    thickness: Math.min(9, 110 / Math.sqrt(dots + 1)).toFixed(2),
  };
}
