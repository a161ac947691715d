import type { Palette } from '../palette.ts';

/** Two systems of rings that overlap; at their intersections stand the points that both know. */
export function orbits(width: number, height: number, palette: Palette, random: () => number): string {
  const short = Math.min(width, height);
  const step = short * 0.075;
  const centers = [
    { x: width * (0.3 + random() * 0.06), y: height * 0.54, rings: 8 },
    { x: width * (0.66 + random() * 0.06), y: height * 0.46, rings: 9 },
  ];
  const rings = centers.flatMap(({ x, y, rings: count }) =>
    Array.from({ length: count }, (_, index) => {
      const radius = step * (index + 1);
      const turn = random() * 360;
      const around = Math.PI * 2 * radius;
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${palette.line}" stroke-width=".9" opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${palette.known}" stroke-width="1.8" opacity=".9" stroke-dasharray="${(around * 0.12).toFixed(0)} ${(around * 0.88).toFixed(0)}" transform="rotate(${turn.toFixed(0)} ${x} ${y})"/>`;
    }),
  );
  const [a, b] = centers;
  const shared = a && b ? crossings(a, b, step) : [];
  const points = shared.map(([x, y], index) => {
    const isChosen = index === Math.floor(shared.length * 0.4);
    const radius = isChosen ? 6 : 2.6 + random() * 1.6;
    const dot = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${isChosen ? palette.exposed : palette.known}"/>`;
    return isChosen
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="16" fill="${palette.exposed}" filter="url(#halo)"/>${dot}`
      : dot;
  });
  const suns = centers.map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="${(step * 0.32).toFixed(1)}" fill="${palette.known}"/>`,
  );
  return [...rings, ...points, ...suns].join('');
}

type Center = { x: number; y: number; rings: number };

function crossings(a: Center, b: Center, step: number): [number, number][] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  return Array.from({ length: a.rings * b.rings }, (_, index) => {
    const first = step * (1 + Math.floor(index / b.rings));
    const second = step * (1 + (index % b.rings));
    const along = (first ** 2 - second ** 2 + apart ** 2) / (2 * apart);
    const aside = first ** 2 - along ** 2;
    if (aside <= 0) return [];
    const off = Math.sqrt(aside);
    return [1, -1].map((side): [number, number] => [
      a.x + (dx * along - side * dy * off) / apart,
      a.y + (dy * along + side * dx * off) / apart,
    ]);
  }).flat();
}
