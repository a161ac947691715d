import type { Quantity } from './estimate.ts';

type Range = Pick<Quantity, 'scale' | 'lowest' | 'highest' | 'step'>;

const maxStops = 400; // more than a slider has pixels to tell apart

/**
 * The numbers at which a slider stops, in rising order: even steps, or on a logarithmic scale round numbers that lie
 * five to ten per cent apart. The lowest and the highest are always among them.
 */
export function stopsOf({ scale, lowest, highest, step }: Range): number[] {
  const between = scale === 'log' ? roundNumbers(lowest, highest) : evenNumbers(lowest, highest, step);
  const stepped = between.map((stop) => Math.round(stop / step) * step);
  const within = stepped.filter((stop) => stop > lowest && stop < highest);
  return [...new Set([lowest, ...within, highest])];
}

/** The place of the stop that is nearest to a number. */
export function nearestStop(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

/** A number within the range of a quantity, and whole. */
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

/** 1 up to 20, 2 up to 50, 5 up to 100; ten times that in the next decade. */
function strideAt(value: number): number {
  const decade = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  const mantissa = value / decade;
  return decade * (mantissa < 20 ? 1 : mantissa < 50 ? 2 : 5);
}
