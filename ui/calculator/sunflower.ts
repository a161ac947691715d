/** A place in a circle around (0, 0). */
export type Dot = { x: number; y: number };

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Places for dots that fill a ring evenly from the inside out, like the seeds of a sunflower. */
export function placeDots(count: number, inner: number, outer: number): Dot[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const radius = Math.sqrt(inner ** 2 + share * (outer ** 2 - inner ** 2));
    return { x: radius * Math.cos(index * goldenAngle), y: radius * Math.sin(index * goldenAngle) };
  });
}

/** Whether the dot at an index belongs to a share that is spread evenly over all dots. */
export function isInShare(index: number, percent: number): boolean {
  return Math.floor(((index + 1) * percent) / 100) > Math.floor((index * percent) / 100);
}

/** An SVG path with a round point at every dot. */
export function pointsPath(dots: readonly Dot[]): string {
  return dots.map((dot) => `M${place(dot)}h0`).join('');
}

/** An SVG path that joins every dot to its neighbours on two spirals, and the innermost dots to the middle. */
export function spiralsPath(dots: readonly Dot[]): string {
  const [first = 1, second = 1] = spiralsOf(dots);
  const inwards = (dot: Dot, places: number, index: number) =>
    `M${place(dots[index - places] ?? middle)}L${place(dot)}`;
  return dots.map((dot, index) => inwards(dot, first, index) + inwards(dot, second, index)).join('');
}

const middle: Dot = { x: 0, y: 0 };

/**
 * The two distances between neighbours, counted in dots, whose spirals are the densest and therefore the visible
 * ones. They are Fibonacci numbers.
 */
function spiralsOf(dots: readonly Dot[]): number[] {
  const lengthOf = (places: number) => {
    const pairs = dots.slice(places).map((dot, index) => [dot, dots[index] ?? middle] as const);
    const lengths = pairs.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y));
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  };
  return [3, 5, 8, 13, 21, 34]
    .filter((places) => places < dots.length)
    .sort((a, b) => lengthOf(a) - lengthOf(b))
    .slice(0, 2);
}

const place = ({ x, y }: Dot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
