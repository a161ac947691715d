import type { Clip } from './clip.ts';
import { progress } from './motion.ts';
import { box, faded, type Place, say, way } from './shapes.ts';

const copies: [name: string, place: Place, from: number][] = [
  ['Vault', [92, 162], -1],
  ['Pipeline', [250, 106], 0],
  ['Chat', [250, 218], 0],
  ['Build log', [408, 84], 1],
  ['.env file', [408, 146], 1],
  ['Laptop', [408, 218], 2],
  ['Image layer', [560, 120], 4],
];

/** One value, copied from place to place. */
export const oneValueSevenPlaces: Clip = {
  name: 'one-value-seven-places',
  title: 'One value, seven places',
  mood: 'dusk',
  seconds: 11,
  poster: { at: 6.5, left: 18, top: 26, wide: 636 },
  captions: [
    [0, 'A secret begins in one place: the vault.'],
    [2, 'Every copy has its reason: a pipeline that needs it, a colleague who waits, a test.'],
    [6.5, 'Take one copy away, and six still work.'],
    [8.8, 'End the credential, and none does.'],
  ],
  draw(at, palette) {
    const ended = progress(at, 8.9, 9.6);
    const starts = copies.map((_, index) => (index ? 1.6 + index * 0.65 : 0.3));
    const there = starts.filter((start) => at > start + 0.3).length - (at > 7 ? 1 : 0);
    const parts = copies.flatMap(([name, place, from], index) => {
      const start = starts[index] ?? 0;
      const source = copies[from]?.[1];
      const isDeleted = index === 5 && at > 6.8;
      const shown = progress(at, start, start + 0.5) * (isDeleted ? 1 - progress(at, 6.8, 7.3) : 1);
      const isExposed = index > 0 && ended < 0.5;
      return [
        source &&
          faded(
            isDeleted ? shown : 1,
            way(source, place, progress(at, start, start + 0.5), isExposed ? palette.exposed : palette.line, {
              gap: [58, 58],
            }),
          ),
        faded(shown * (1 - ended * 0.6), box(place, name, palette, { wide: 108, high: 38, isExposed })),
      ];
    });
    const count = ended > 0.5 ? 0 : Math.max(0, there);
    const number = say([560, 222], String(count), {
      size: 44,
      weight: 700,
      color: count ? palette.exposed : palette.known,
    });
    return [
      ...parts,
      number,
      say([560, 246], count === 1 ? 'place where it works' : 'places where it works', { size: 13 }),
    ].join('');
  },
};
