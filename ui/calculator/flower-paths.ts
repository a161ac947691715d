import { isInShare, placeDots, pointsPath, spiralsPath } from './sunflower.ts';

/** How many dots a flower has, and how many of a hundred of them are of the share. */
export interface FlowerProps {
  dots: number;
  percent: number;
}

/** The paths of a flower: its spirals, the dots that are not of the share, those that are, and how thick they are. */
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
