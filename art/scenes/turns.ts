import type { Palette } from '../palette.ts';
import { traced } from '../path.ts';

/** A spiral line that passes, at every turn, what it leaves behind. */
export function turns(width: number, height: number, palette: Palette, random: () => number): string {
  const short = Math.min(width, height);
  const [x, y] = [width * (0.32 + random() * 0.06), height * (0.58 + random() * 0.06)];
  const [gap, rounds] = [short * 0.105, Math.ceil(width / (short * 0.105))];
  const from = random() * Math.PI * 2;
  const at = (round: number): [number, number] => {
    const angle = from + round * Math.PI * 2;
    return [x + Math.cos(angle) * gap * (round + 0.45), y + Math.sin(angle) * gap * (round + 0.45)];
  };
  const line = (first: number, last: number, look: string) => {
    const steps = Math.max(2, Math.ceil((last - first) * 90));
    const path = traced(steps + 1, (step) => at(first + ((last - first) * step) / steps));
    return `<path d="${path}" fill="none" ${look}/>`;
  };
  const passed = random();
  const lit = Array.from({ length: rounds }, (_, round) => {
    const first = round + passed + 0.02;
    return line(
      first,
      first + 0.14 + random() * 0.42,
      `stroke="${palette.known}" stroke-width="2" opacity="${(0.95 - round / rounds).toFixed(2)}"`,
    );
  });
  const points = Array.from({ length: rounds }, (_, round) => {
    const [left, top] = at(round + passed).map((side) => side.toFixed(1));
    const radius = (short * 0.011 * (1 + round / rounds)).toFixed(1);
    return `<circle cx="${left}" cy="${top}" r="${short * 0.022}" fill="${palette.exposed}" filter="url(#halo)"/><circle cx="${left}" cy="${top}" r="${radius}" fill="${palette.exposed}"/>`;
  });
  const whole = line(0, rounds, `stroke="${palette.line}" stroke-width="1" opacity=".55"`);
  return [whole, ...lit, ...points].join('');
}
