import type { Clip } from './clip.ts';
import { progress } from './motion.ts';
import { faded, say, words } from './shapes.ts';

const left = 132;
const day = 5.1; // pixels
const leakAt = left + 12 * day;
const rows = [
  { y: 122, name: '90 days', open: 78, from: 3.2, to: 6 },
  { y: 176, name: '30 days', open: 18, from: 6.6, to: 7.4 },
  { y: 230, name: 'one hour', open: 0.5, from: 8, to: 8.3 },
];

/** How long a leaked credential stays usable, for three lifetimes. */
export const windowOfRotation: Clip = {
  name: 'window-of-rotation',
  title: 'The window that rotation leaves',
  mood: 'night',
  seconds: 11,
  poster: { at: 10.8, left: 30, top: 26, wide: 590 },
  captions: [
    [0, 'A key is renewed every ninety days. On day twelve it leaks.'],
    [3.2, 'It stays open for the seventy-eight days that are left.'],
    [6.4, 'With thirty days: eighteen.'],
    [8, 'A token of one hour, one for each job, is open an hour.'],
  ],
  draw(at, palette) {
    const bars = rows.map(({ y, name, open, from, to }, index) => {
      const known = progress(at, 0.3 + index * 0.3, 1.6 + index * 0.3);
      const wide = Math.max(3, open * day * progress(at, from, to));
      const span = index === 0 ? 90 : index === 1 ? 30 : 12.5;
      return [
        say([left - 16, y + 5], name, { align: 'end' }),
        `<rect x="${left}" y="${y - 13}" width="${90 * day}" height="26" rx="4" fill="${palette.ink}" stroke="${palette.line}" stroke-opacity=".5"/>`,
        `<rect x="${left}" y="${y - 13}" width="${(Math.min(12, span) * day * known).toFixed(1)}" height="26" rx="4" fill="${palette.known}" opacity=".75"/>`,
        at > from
          ? `<rect x="${leakAt}" y="${y - 13}" width="${wide.toFixed(1)}" height="26" fill="${palette.exposed}"/>`
          : '',
        faded(
          progress(at, to, to + 0.4),
          say(
            [leakAt + Math.max(wide, 4) + (index ? 12 : -12), y + 5],
            ['78 days open', '18 days open', 'an hour at most'][index] ?? '',
            {
              align: index ? 'start' : 'end',
              weight: 600,
              color: index ? words.strong : palette.ink,
            },
          ),
        ),
      ].join('');
    });
    const leak = progress(at, 1.8, 2.4);
    return [
      ...bars,
      faded(leak, `<path d="M${leakAt} 92V252" stroke="${palette.exposed}" stroke-width="2.500"/>`),
      faded(leak, say([leakAt, 84], 'day 12: it leaks', { color: palette.exposed, weight: 600 })),
      ...[0, 30, 60, 90].map((number) =>
        say([left + number * day, 270], `day ${number}`, { size: 12, color: words.quiet }),
      ),
    ].join('');
  },
};
