import type { Palette } from '../palette.ts';
import { traced } from '../path.ts';

/** Engraved rosettes and a wave, as on a banknote. */
export function rosettes(width: number, height: number, palette: Palette, random: () => number): string {
  const size = Math.min(width, height);
  const x = width * (0.45 + random() * 0.2);
  const y = height * 0.5;
  const families = [
    { count: 24, radius: 0.44, depth: 0.07, waves: 12, color: palette.known },
    { count: 18, radius: 0.27, depth: 0.09, waves: 8, color: palette.line },
    { count: 14, radius: 0.14, depth: 0.05, waves: 6, color: palette.exposed },
  ];
  const rings = families.flatMap(({ count, radius, depth, waves, color }) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * ((Math.PI * 2) / waves);
      const path = traced(361, (degree) => {
        const angle = (degree / 180) * Math.PI;
        const reach = size * (radius + depth * Math.sin(waves * angle + turn * waves));
        return [x + Math.cos(angle + turn * 0.3) * reach, y + Math.sin(angle + turn * 0.3) * reach];
      });
      return `<path d="${path}Z" fill="none" stroke="${color}" stroke-width=".7" opacity=".6"/>`;
    }),
  );
  const band = Array.from({ length: 16 }, (_, index) => {
    const path = traced(81, (step) => {
      const wave = Math.sin(step / 6 + index / 5) * height * 0.09 * Math.cos(index / 8);
      return [(step / 80) * width, y + wave + (index - 8) * 3];
    });
    return `<path d="${path}" fill="none" stroke="${palette.line}" stroke-width=".6" opacity=".45"/>`;
  });
  return [...band, ...rings].join('');
}
