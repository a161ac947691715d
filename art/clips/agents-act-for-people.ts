import { write } from '../lettering.ts';
import type { Clip } from './clip.ts';
import { progress, round } from './motion.ts';
import { box, faded, identity, type Place, packet, person, say, toBox, way, words } from './shapes.ts';

const ana: Place = [90, 112];
const agent: Place = [300, 112];
const records: Place = [528, 112];
const claims = [
  ['sub', 'ana', 'for whom'],
  ['act', 'research-agent', 'who acts'],
  ['scope', 'records:read', 'what it may'],
  ['exp', 'in 15 minutes', 'until when'],
] as const;

/** An agent that acts for a person: the token names both. */
export const agentsActForPeople: Clip = {
  name: 'agents-act-for-people',
  title: 'An agent acts for a person',
  mood: 'night',
  seconds: 12,
  poster: { at: 10.5, left: 36, top: 24, wide: 592 },
  captions: [
    [0, 'An agent that borrows a session cannot be told apart from the person.'],
    [3.8, 'Delegation puts both names in the token: subject and actor.'],
    [7.2, 'Its permissions are narrower, and end with the task.'],
    [10, 'The log says who did it, and for whom.'],
  ],
  draw(at, palette) {
    const isDelegated = at > 3.8;
    const color = isDelegated ? palette.known : palette.exposed;
    const lines = claims.map(([claim, value, meaning], index) => {
      const y = 198 + index * 22;
      const from = (index < 2 ? 4.2 : 6.4) + index * 0.5;
      const line = `${write(196, y, claim, { size: 14, weight: 600, color: palette.exposed })}${write(256, y, value, { size: 14, color: words.strong })}${write(392, y, meaning, { size: 14, color: words.quiet })}`;
      return faded(progress(at, from, from + 0.4), line);
    });
    return [
      way(ana, agent, progress(at, 0.4, 1), palette.line),
      way(agent, records, progress(at, 1, 1.6), color, { gap: toBox }),
      at > 1.6 ? packet(agent, records, round(at, 1), color, toBox) : '',
      person(ana, 'Ana', palette),
      faded(progress(at, 0.2, 0.8), identity(agent, 'Agent', palette, { isExposed: !isDelegated })),
      box(records, 'Records', palette),
      faded(1 - progress(at, 3.8, 4.2), say([528, 78], 'sees: ana', { size: 14, color: palette.exposed })),
      faded(
        progress(at, 4, 4.4),
        `<rect x="176" y="174" width="308" height="104" rx="7" fill="${palette.ink}" fill-opacity=".8" stroke="${palette.line}"/>`,
      ),
      ...lines,
      faded(
        progress(at, 10, 10.5),
        say([528, 78], 'sees: agent, for ana', { size: 14, color: palette.known }),
      ),
    ].join('');
  },
};
