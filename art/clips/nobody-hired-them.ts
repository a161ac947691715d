import type { Clip } from './clip.ts';
import { progress, round } from './motion.ts';
import { faded, identity, type Place, packet, person, way } from './shapes.ts';

const middle: Place = [320, 158];
const around: [name: string, place: Place][] = [
  ['Service account', [104, 112]],
  ['API key', [196, 226]],
  ['OAuth app', [446, 226]],
  ['Workload', [538, 112]],
  ['AI agent', [412, 88]],
  ['Pipeline', [228, 88]],
];

/** One person, and the programs around them, which sign in as well. */
export const nobodyHiredThem: Clip = {
  name: 'nobody-hired-them',
  title: 'What counts as an identity',
  mood: 'night',
  seconds: 10,
  poster: { at: 8, left: 26, top: 16, wide: 600 },
  captions: [
    [0, 'A person signs in, works, and signs out.'],
    [2.5, 'Around her, programs sign in too: accounts, keys, apps, pipelines, agents.'],
    [6.5, 'Each has a credential and permissions. That makes it an identity.'],
  ],
  draw(at, palette) {
    const programs = around.map(([name, place], index) => {
      const from = 2.5 + index * 0.6;
      const isHolder = at > 6.5 + index * 0.35;
      const share = round(at, 1.6, index / 6);
      return [
        way(middle, place, progress(at, from, from + 0.5), palette.line, { gap: [32, 26] }),
        at > from + 0.8 ? packet(place, middle, share, palette.known, [26, 32]) : '',
        faded(
          progress(at, from + 0.2, from + 0.6),
          identity(place, name, palette, { size: 18, isFilled: isHolder }),
        ),
      ];
    });
    return [...programs.flat(), faded(progress(at, 0, 0.6), person(middle, 'Person', palette))].join('');
  },
};
