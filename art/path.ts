type Point = readonly [x: number, y: number];

/** The SVG path through points, rounded to a tenth of a pixel. */
export const through = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The path through `count` points, each made from its number. */
export const traced = (count: number, pointOf: (step: number) => Point): string =>
  through(Array.from({ length: count }, (_, step) => pointOf(step)));

/** The corners of a hexagon that stands on one of them, as the `points` of an SVG polygon. */
export function hexagonAt([x, y]: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return corners.join(' ');
}
