import { logo, seal, signs } from './brand.ts';
import { clips } from './clips/clips.ts';
import { posterOf } from './clips/poster.ts';
import { type Drawing, inTheDark, picture, portrait, scene, screen, vector } from './drawing.ts';
import { customerMarks, initials } from './marks/customers.ts';
import { logos } from './marks/marks.ts';
import { palettes } from './palette.ts';
import { comb } from './scenes/comb.ts';
import { constellation, keyAt } from './scenes/constellation.ts';
import { contours } from './scenes/contours.ts';
import { dial } from './scenes/dial.ts';
import { halftone } from './scenes/halftone.ts';
import { labyrinth } from './scenes/labyrinth.ts';
import { orbits } from './scenes/orbits.ts';
import { ridges } from './scenes/ridges.ts';
import { rosettes } from './scenes/rosettes.ts';
import { streams } from './scenes/streams.ts';
import { turns } from './scenes/turns.ts';
import { vault } from './scenes/vault.ts';
import { detection, funnel, hygiene, lifetimes, rhythm } from './screens/charts.ts';
import { copies, federation, firstHour, rotation, sheetSize, silence } from './screens/figures.ts';
import { attribution, lifecycle, ownership, policyDiff, reach } from './screens/graphs.ts';
import { claims, duties, grantedUsed, inventory, vaultEntries } from './screens/tables.ts';

/** Every picture of the first content. */
export const drawings = (): Drawing[] => [
  scene('cover-non-human-identity', constellation, 'night'),
  scene('cover-identity-first-security', contours, 'tide'),
  scene('cover-service-accounts', vault, 'dusk'),
  scene('cover-oauth-apps', constellation, 'dusk'),
  scene('cover-rotation', turns, 'tide'),
  scene('cover-agents', constellation, 'tide'),
  scene('cover-inventory', comb, 'night'),
  scene('cover-federation', orbits, 'night'),
  scene('cover-secret-sprawl', labyrinth, 'dusk'),
  scene('cover-first-hour', dial, 'dusk'),
  scene('cover-vault-limits', vault, 'tide'),
  scene('cover-bound-tokens', rosettes, 'night'),
  scene('cover-agent-tools', streams, 'tide'),
  scene('cover-unused', halftone, 'night'),
  scene('cover-vault', vault, 'night', [1200, 900]),
  scene('slide-1', ridges, 'dawn', [840, 560]),
  scene('slide-2', vault, 'night', [600, 600]),
  scene('slide-3', rosettes, 'dusk', [840, 560]),
  scene('slide-4', constellation, 'night', [600, 800]),
  scene('slide-5', ridges, 'dusk', [1200, 900]),
  scene('slide-6', contours, 'tide', [600, 600]),
  scene('slide-7', ridges, 'tide', [840, 560]),
  scene('slide-8', rosettes, 'night', [600, 600]),
  scene('square-ways', labyrinth, 'night', [900, 900]),
  scene('square-rings', orbits, 'tide', [900, 900]),
  scene('square-silence', halftone, 'dusk', [900, 900]),
  scene('menu-banner', constellation, 'night', [608, 342]),
  ...screens().flatMap((drawn) => [drawn, inTheDark(drawn)]),
  portrait('avatar-lindqvist', 'Mara L', 'cfe3e0'),
  portrait('avatar-okafor', 'Tomas O', 'd8dfe9'),
  portrait('avatar-aranda', 'Ines A', 'ecdcc2'),
  portrait('avatar-sorby', 'Joris V', 'e2d8e6'),
  portrait('avatar-vantree', 'Joris', 'd5e4d3'),
  ...clips.map(posterOf),
  poster(),
  vector('logo', logo('#0c1a2b'), 64),
  vector('badge-soc2', seal(signs.shield), 96),
  vector('badge-iso-27001', seal(signs.rules), 96),
  ...logos(),
  ...customerMarks(),
  ...initials(),
];

const screens = (): Drawing[] => [
  screen('feature-inventory', inventory),
  screen('feature-lifecycle', lifecycle),
  screen('feature-detection', detection),
  screen('screen-attribution', attribution),
  screen('screen-claims', claims),
  screen('screen-duties', duties),
  screen('screen-funnel', funnel),
  screen('screen-granted-used', grantedUsed),
  screen('screen-hygiene', hygiene),
  screen('screen-lifetimes', lifetimes),
  screen('screen-ownership', ownership),
  screen('screen-policy-diff', policyDiff),
  screen('screen-reach', reach),
  screen('screen-rhythm', rhythm),
  screen('screen-vault-entries', vaultEntries),
  screen('figure-copies', copies, sheetSize),
  screen('figure-federation', federation, sheetSize),
  screen('figure-first-hour', firstHour, sheetSize),
  screen('figure-rotation', rotation, sheetSize),
  screen('figure-silence', silence, sheetSize),
];

function poster(): Drawing {
  const size = 720;
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2;
    const isExposed = index === 4;
    return `<circle cx="${(360 + Math.cos(angle) * 236).toFixed(1)}" cy="${(360 + Math.sin(angle) * 236).toFixed(1)}" r="${isExposed ? 14 : 10}" fill="${isExposed ? '#f2a93b' : '#5d7890'}"/>`;
  });
  const body = `<rect width="${size}" height="${size}" fill="#0a1828"/><circle cx="360" cy="360" r="236" fill="none" stroke="#23384f" stroke-width="3"/>${keyAt([360, 360], 128, palettes.night)}${points.join('')}`;
  return picture('hero-poster', [size, size], body);
}
