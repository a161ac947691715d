import type { Quantity } from './estimate.ts';

type Range = Pick<Quantity, 'scale' | 'lowest' | 'highest' | 'step'>;

const maxStops = 400; // more than the pixels of a slider can distinguish

/**
 * The numbers at which a slider stops, in ascending order: even steps, or on a logarithmic scale round numbers five
 * to ten per cent apart. They always include the lowest and the highest.
 */
export function stopsOf({ scale, lowest, highest, step }: Range): number[] {
  const between = scale === 'log' ? roundNumbers(lowest, highest) : evenNumbers(lowest, highest, step);
  const stepped = between.map((stop) => Math.round(stop / step) * step);
  const within = stepped.filter((stop) => stop > lowest && stop < highest);
  return [...new Set([lowest, ...within, highest])];
}

/** The index of the stop nearest to a number. */
export function nearestStop(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

/** Rounds a number and clamps it to the range of a quantity. */
export function keepWithin({ lowest, highest }: Pick<Range, 'lowest' | 'highest'>, value: number): number {
  return Math.min(Math.max(Math.round(value), lowest), highest);
}

function evenNumbers(lowest: number, highest: number, step: number): number[] {
  const stride = step * Math.max(1, Math.ceil((highest - lowest) / step / maxStops));
  return Array.from(
    { length: Math.ceil((highest - lowest) / stride) },
    (_, index) => lowest + index * stride,
  );
}

function roundNumbers(lowest: number, highest: number): number[] {
  const found = [];
  for (let stop = Math.max(1, lowest); stop < highest; stop += strideAt(stop)) found.push(stop);
  return found;
}

/** The distance between stops: 1 up to 20, 2 up to 50, 5 up to 100; ten times that in the next decade. */
function strideAt(value: number): number {
  const decade = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  const mantissa = value / decade;
  return decade * (mantissa < 20 ? 1 : mantissa < 50 ? 2 : 5);
}
