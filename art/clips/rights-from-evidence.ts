import type { Clip } from './clip.ts';
import { progress } from './motion.ts';
import { faded, say } from './shapes.ts';

const columns = 12;
const used = [3, 8, 14, 17, 26, 29, 41, 44, 50];
const yearly = 33;

/** Sixty actions that a role grants, the nine that it uses, and the one that it needs once a year. */
export const rightsFromEvidence: Clip = {
  name: 'rights-from-evidence',
  title: 'Least privilege from evidence',
  mood: 'dusk',
  seconds: 11,
  poster: { at: 9, left: 16, top: 28, wide: 610 },
  captions: [
    [0, 'A role grants sixty actions.'],
    [2.2, 'In ninety days of logs it uses nine of them.'],
    [5.5, 'Its owner adds the one that runs once a year.'],
    [7.8, 'Ten stay. What was never used can no longer be misused.'],
  ],
  draw(at, palette) {
    const kept = progress(at, 7.8, 8.8);
    const cells = Array.from({ length: 60 }, (_, index) => {
      const x = 40 + (index % columns) * 33;
      const y = 84 + Math.floor(index / columns) * 35;
      const turn = used.indexOf(index);
      const isYearly = index === yearly;
      const lit = isYearly
        ? progress(at, 5.8, 6.4)
        : turn < 0
          ? 0
          : progress(at, 2.4 + turn * 0.3, 2.7 + turn * 0.3);
      const there =
        progress(at, 0.2 + index * 0.02, 0.6 + index * 0.02) * (turn < 0 && !isYearly ? 1 - kept * 0.88 : 1);
      const color = isYearly ? palette.exposed : palette.known;
      const place = `x="${x}" y="${y}" width="25" height="25" rx="4"`;
      return `${faded(there, `<rect ${place} fill="none" stroke="${palette.line}" stroke-width="1.500"/>`)}${faded(lit, `<rect ${place} fill="${color}"/>`)}`;
    });
    const count = kept > 0.5 ? 10 : at > 2.4 ? used.filter((_, turn) => at > 2.5 + turn * 0.3).length : 60;
    const name = kept > 0.5 ? 'actions stay' : at > 2.4 ? 'actions used' : 'actions granted';
    return [
      ...cells,
      say([540, 168], String(count), { size: 60, weight: 700, color: at > 2.4 ? palette.known : '#f3f6f6' }),
      say([540, 198], name),
      faded(
        progress(at, 8.2, 8.8),
        say([540, 226], 'one of them yearly', { size: 14, color: palette.exposed }),
      ),
    ].join('');
  },
};
