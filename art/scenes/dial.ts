import type { Palette } from '../palette.ts';

const marks = 60;

/**
 * The minutes of an hour around an incident: the first minutes are lost, and of the others each does more than the
 * last.
 */
export function dial(width: number, height: number, palette: Palette, random: () => number): string {
  const short = Math.min(width, height);
  const [x, y] = [width * (0.6 + random() * 0.08), height * (0.5 + random() * 0.04)];
  const lost = 7 + Math.floor(random() * 5);
  const rings = Array.from({ length: 11 }, (_, index) => {
    const radius = short * (0.12 + index * 0.11);
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="none" stroke="${palette.line}" stroke-width="1" opacity="${(0.5 - index * 0.03).toFixed(2)}"/>`;
  });
  const minutes = Array.from({ length: marks }, (_, minute) => {
    const isLost = minute < lost;
    const angle = (minute / marks) * Math.PI * 2 - Math.PI / 2;
    const done = isLost ? 0 : (minute - lost) / (marks - lost);
    const [from, to] = [
      short * 0.34,
      short * (0.34 + (isLost ? 0.12 : 0.03 + done * (0.3 + random() * 0.26))),
    ];
    const at = (reach: number) =>
      `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    const color = isLost ? palette.exposed : palette.known;
    const line = `<path d="M${at(from)}L${at(to)}" stroke="${color}" stroke-width="${isLost ? 3 : 2}" stroke-linecap="round" opacity="${isLost ? 1 : (0.35 + done * 0.6).toFixed(2)}"/>`;
    const [left, top] = at(to).split(' ');
    return isLost || minute % 5 > 0
      ? line
      : `${line}<circle cx="${left}" cy="${top}" r="4.5" fill="${palette.known}"/>`;
  });
  const radius = (short * 0.03).toFixed(1);
  const leak = `<circle cx="${x}" cy="${y}" r="${short * 0.06}" fill="${palette.exposed}" filter="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.exposed}"/>`;
  return [...rings, ...minutes, leak].join('');
}
