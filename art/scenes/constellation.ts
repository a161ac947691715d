import { Delaunay } from 'd3-delaunay';
import type { Palette } from '../palette.ts';
import { hexagonAt } from '../path.ts';

type Point = [x: number, y: number];

/** Points joined by hairlines. Bright paths lead to one key; the first of them begins at the exposed point. */
export function constellation(width: number, height: number, palette: Palette, random: () => number): string {
  const hub: Point = [width * (0.6 + random() * 0.12), height * (0.42 + random() * 0.16)];
  const points = scatter(width, height, Math.min(width, height) * 0.085, hub, random);
  const edges = nearestEdges(points);
  const ways = waysTo(0, points, edges, random);
  const lines = edges.map(([a, b]) => line(points[a], points[b], palette.line, 0.9, 0.38));
  const bright = ways.flatMap((way) =>
    way.slice(1).map((to, index) => line(points[way[index] ?? 0], points[to], palette.known, 2, 0.95)),
  );
  const dots = points
    .slice(1)
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.4 + random() * 2.2).toFixed(1)}" fill="${palette.line}"/>`,
    );
  const [x, y] = points[ways[0]?.[0] ?? 0] ?? hub;
  const end = `<circle cx="${x}" cy="${y}" r="9" fill="${palette.exposed}" filter="url(#halo)"/><circle cx="${x}" cy="${y}" r="4.5" fill="${palette.exposed}"/>`;
  const key = keyAt(hub, Math.min(width, height) * 0.11, palette);
  return [...lines, ...dots, ...bright, end, key].join('');
}

/** A hexagon with a key in it. */
export function keyAt([x, y]: Point, size: number, { ink, known, exposed }: Palette): string {
  const unit = size / 10;
  return `<polygon points="${hexagonAt([x, y], size * 1.35)}" fill="none" stroke="${known}" stroke-opacity=".45"/><polygon points="${hexagonAt([x, y], size)}" fill="${ink}" stroke="${known}" stroke-width="2"/>
  <g fill="none" stroke="${exposed}" stroke-width="${(unit * 0.9).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"><circle cx="${x}" cy="${(y - unit * 2.2).toFixed(1)}" r="${(unit * 2).toFixed(1)}"/><path d="M${x} ${(y - unit * 0.2).toFixed(1)}v${(unit * 5).toFixed(1)}h${(unit * 1.7).toFixed(1)}m${(-unit * 1.7).toFixed(1)} ${(-unit * 2.1).toFixed(1)}h${(unit * 1.3).toFixed(1)}"/></g>`;
}

function scatter(width: number, height: number, least: number, hub: Point, random: () => number): Point[] {
  const points: Point[] = [hub];
  for (let tries = 0; tries < 6_000; tries++) {
    const point: Point = [Math.round(random() * width), Math.round(random() * height)];
    const isFree = points.every(
      ([x, y], index) => Math.hypot(x - point[0], y - point[1]) > (index ? least : least * 2.2),
    );
    if (isFree) points.push(point);
  }
  return points;
}

/** The edges of the Gabriel graph: no other point lies in the circle over an edge. */
function nearestEdges(points: Point[]): [number, number][] {
  const { triangles } = Delaunay.from(points);
  const edges = new Map<string, [number, number]>();
  for (let index = 0; index < triangles.length; index++) {
    const a = triangles[index] ?? 0;
    const b = triangles[index % 3 === 2 ? index - 2 : index + 1] ?? 0;
    edges.set(`${Math.min(a, b)}-${Math.max(a, b)}`, [a, b]);
  }
  return [...edges.values()].filter(([a, b]) => {
    const [ax, ay] = points[a] ?? [0, 0];
    const [bx, by] = points[b] ?? [0, 0];
    const radius = Math.hypot(ax - bx, ay - by) / 2;
    return points.every(
      ([x, y], other) =>
        other === a || other === b || Math.hypot(x - (ax + bx) / 2, y - (ay + by) / 2) >= radius,
    );
  });
}

/** Five paths from far points to a hub, each with the fewest steps. */
function waysTo(hub: number, points: Point[], edges: [number, number][], random: () => number): number[][] {
  const next = new Map([[hub, hub]]);
  const waiting = [hub];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const [a, b] of edges) {
      const to = a === at ? b : b === at ? a : undefined;
      if (to === undefined || next.has(to)) continue;
      next.set(to, at);
      waiting.push(to);
    }
  }
  const far = [...next.keys()].slice(Math.floor(points.length * 0.55));
  return Array.from({ length: 5 }, () => {
    const way = [far[Math.floor(random() * far.length)] ?? hub];
    while (way.at(-1) !== hub) way.push(next.get(way.at(-1) ?? hub) ?? hub);
    return way;
  });
}

function line(
  from: Point | undefined,
  to: Point | undefined,
  color: string,
  width: number,
  opacity: number,
): string {
  if (!from || !to) return '';
  return `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
}
