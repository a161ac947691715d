import { randomOf } from '#ui/drawing/random-of.ts';
import { cardColors } from './card-colors.ts';

interface Family {
  lines: number;
  petals: number;
  radius: number;
  swing: number;
  color: string;
  opacity: number;
}

const steps = 360;

/** The ground of a card as SVG, with a rosette of fine lines as on banknotes; each seed gives another one. */
export function rosette(seed: string, width: number, height: number): string {
  const random = randomOf(seed);
  const pick = (min: number, max: number) => min + random() * (max - min);
  const x = width * pick(0.84, 0.9);
  const y = height * pick(0.4, 0.6);
  const petals = Math.round(pick(5, 11));
  const families: Family[] = [
    { lines: 20, petals, radius: 250, swing: pick(60, 105), color: cardColors.known, opacity: 0.34 },
    {
      lines: 16,
      petals: petals + 3,
      radius: 165,
      swing: pick(35, 70),
      color: cardColors.known,
      opacity: 0.5,
    },
    {
      lines: 12,
      petals: petals * 2,
      radius: 84,
      swing: pick(14, 30),
      color: cardColors.exposed,
      opacity: 0.75,
    },
  ];
  const curves = families.flatMap((family) => linesOf(family, pick(0, Math.PI)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${height}">
      <stop stop-color="${cardColors.glow}" stop-opacity=".8"/><stop offset="1" stop-color="${cardColors.ground}" stop-opacity="0"/>
    </radialGradient></defs>
    <rect width="${width}" height="${height}" fill="${cardColors.ground}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>
    <g transform="translate(${x} ${y})" fill="none">${curves.join('')}</g>
  </svg>`;
}

/** Closed waves around a point, each rotated a little against the one before. */
function linesOf({ lines, petals, radius, swing, color, opacity }: Family, turn: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const phase = turn + (2 * Math.PI * line) / lines;
    const points = Array.from({ length: steps }, (_, step) => {
      const angle = (2 * Math.PI * step) / steps;
      const far = radius + swing * Math.sin(petals * angle + phase) * Math.cos(2 * angle + phase / 2);
      return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}Z" stroke="${color}" stroke-opacity="${opacity}" stroke-width=".9"/>`;
  });
}
