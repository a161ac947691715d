import type { Clip } from './clip.ts';
import { progress, round } from './motion.ts';
import { box, clear, faded, identity, type Place, packet, person, say, toBox, way } from './shapes.ts';

const owner: Place = [120, 120];
const team: Place = [120, 216];
const account: Place = [320, 160];
const database: Place = [530, 160];

/** An account that keeps working after its owner has left, until a team takes it over. */
export const accountNobodyOwns: Clip = {
  name: 'account-nobody-owns',
  title: 'The account that nobody owns',
  mood: 'dusk',
  seconds: 10,
  poster: { at: 6, left: 76, top: 14, wide: 552 },
  captions: [
    [0, 'An engineer sets up a service account for one job.'],
    [3, 'She leaves. The account keeps running, with all of its permissions.'],
    [6.5, 'Give it a new owner: a team rather than a name.'],
  ],
  draw(at, palette) {
    const gone = progress(at, 3, 4);
    const adopted = progress(at, 6.5, 7.3);
    const isOrphan = gone > 0.6 && adopted < 0.5;
    return [
      faded(1 - gone, way(owner, account, progress(at, 0.6, 1.4), palette.line)),
      faded(1 - gone * 0.8, person(owner, 'Engineer', palette)),
      faded(adopted, person(team, 'Team', palette)),
      way(team, account, progress(at, 6.9, 7.6), palette.known, { gap: clear }),
      way(account, database, progress(at, 1.2, 2), isOrphan ? palette.exposed : palette.line, { gap: toBox }),
      at > 2
        ? packet(account, database, round(at, 0.9), isOrphan ? palette.exposed : palette.known, toBox)
        : '',
      faded(progress(at, 0.4, 1), identity(account, 'Service account', palette, { isExposed: isOrphan })),
      faded(progress(at, 0.8, 1.6), box(database, 'Database', palette)),
      faded(
        progress(at, 4, 4.6) * (1 - progress(at, 6.3, 6.6)),
        say([320, 112], 'owner: none', { size: 16, weight: 600, color: palette.exposed }),
      ),
      faded(
        progress(at, 6.8, 7.3),
        say([320, 112], 'owner: the team', { size: 16, weight: 600, color: palette.known }),
      ),
    ].join('');
  },
};
