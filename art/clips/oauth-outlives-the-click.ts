import type { Clip } from './clip.ts';
import { progress, round } from './motion.ts';
import {
  box,
  faded,
  fromBox,
  identity,
  type Place,
  packet,
  person,
  say,
  toBox,
  verdictMark,
  way,
} from './shapes.ts';

const admin: Place = [108, 150];
const app: Place = [320, 150];
const mail: Place = [532, 150];

/** The consent of an administrator outlives their account, and ends only when the grant itself is revoked. */
export const oauthOutlivesTheClick: Clip = {
  name: 'oauth-outlives-the-click',
  title: 'An OAuth app outlives the click',
  mood: 'tide',
  seconds: 12,
  poster: { at: 8, left: 36, top: 14, wide: 592 },
  captions: [
    [0, 'An administrator consents once: the app may read mail.'],
    [3.5, 'From then on the app gets its own tokens. Nobody signs in.'],
    [6.5, 'Her account is disabled. The grant is the app’s: it stays.'],
    [9.5, 'What ends it is to revoke the grant itself.'],
  ],
  draw(at, palette) {
    const disabled = progress(at, 6.5, 7.3);
    const revoked = progress(at, 9.8, 10.4);
    const color = disabled > 0.5 && revoked < 0.5 ? palette.exposed : palette.known;
    const isReading = at > 2.6 && revoked < 0.3;
    return [
      way(admin, app, progress(at, 0.8, 1.6), palette.line),
      at > 1.2 && at < 2.4 ? packet(admin, app, progress(at, 1.4, 2.4), palette.known) : '',
      faded(1 - revoked, way(app, mail, progress(at, 2, 2.8), color, { gap: toBox })),
      isReading ? packet(mail, app, round(at, 0.8), color, fromBox) : '',
      faded(1 - disabled * 0.65, person(admin, 'Administrator', palette)),
      faded(disabled, verdictMark([admin[0] + 26, admin[1] - 24], false, palette)),
      faded(progress(at, 0.3, 0.9), identity(app, 'App', palette, { isExposed: color === palette.exposed })),
      faded(progress(at, 1.6, 2.4), box(mail, 'Mail', palette, { isExposed: color === palette.exposed })),
      faded(progress(at, 1.8, 2.4) * (1 - revoked), say([408, 130], 'grant', { size: 14 })),
      faded(revoked, verdictMark([408, 150], false, palette) + say([408, 130], 'revoked', { size: 14 })),
      faded(progress(at, 4, 4.4) * (1 - revoked), ring(app, round(at, 1.5), color)),
    ].join('');
  },
};

function ring([x, y]: Place, share: number, color: string): string {
  return faded(
    1 - share,
    `<circle cx="${x}" cy="${y}" r="${(28 + share * 20).toFixed(1)}" fill="none" stroke="${color}" stroke-width="2"/>`,
  );
}
