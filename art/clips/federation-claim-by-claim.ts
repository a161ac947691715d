import type { Clip } from './clip.ts';
import { progress } from './motion.ts';
import { box, faded, identity, type Place, packet, say, toBox, verdictMark, way, words } from './shapes.ts';

const job: Place = [96, 208];
const issuer: Place = [96, 100];
const tokenService: Place = [340, 208];
const cloud: Place = [556, 208];
const claims = [
  ['signature', 'of the issuer'],
  ['iss', 'the pipeline platform'],
  ['aud', 'this cloud'],
  ['sub', 'this repository, branch main'],
] as const;

/** A job proves its identity with a signed token, and gets credentials that expire by themselves. */
export const federationClaimByClaim: Clip = {
  name: 'federation-claim-by-claim',
  title: 'Workload identity federation',
  mood: 'tide',
  seconds: 12,
  poster: { at: 10.5, left: 16, top: 14, wide: 622 },
  captions: [
    [0, 'A pipeline job holds no key. It asks for a signed token.'],
    [3.2, 'The token service of the cloud checks signature, issuer, audience and subject.'],
    [7.5, 'Then it hands out credentials. They last an hour.'],
    [10, 'There is no stored key that could leak.'],
  ],
  draw(at, palette) {
    const checked = claims.map(([claim, value], index) => {
      const y = 76 + index * 26;
      const from = 4.4 + index * 0.75;
      return faded(
        progress(at, 3.6 + index * 0.15, 4 + index * 0.15),
        `${say([262, y], claim, { size: 14, weight: 600, align: 'start' })}${say([344, y], value, { size: 14, align: 'start', color: words.quiet })}${faded(progress(at, from, from + 0.3), verdictMark([236, y - 5], true, palette))}`,
      );
    });
    return [
      way(job, issuer, progress(at, 0.6, 1.2), palette.line, { gap: [30, 28] }),
      at < 2 ? packet(job, issuer, progress(at, 0.8, 1.6), palette.line, [30, 28]) : '',
      at < 3.2 ? packet(issuer, job, progress(at, 1.9, 2.8), palette.known, [28, 30]) : '',
      way(job, tokenService, progress(at, 2.8, 3.4), palette.line, { gap: toBox }),
      at < 4.5 ? packet(job, tokenService, progress(at, 3.2, 4.2), palette.known, toBox) : '',
      way(tokenService, cloud, progress(at, 7.5, 8.1), palette.known, { gap: [70, 62] }),
      at > 7.6 ? packet(tokenService, cloud, progress(at, 7.8, 8.8), palette.exposed, [70, 62]) : '',
      box(issuer, 'Platform', palette, { wide: 112 }),
      identity(job, 'Job', palette),
      box(tokenService, 'Token service', palette),
      box(cloud, 'Cloud', palette, { wide: 112 }),
      ...checked,
      faded(progress(at, 8.6, 9.2), say([556, 252], 'for an hour', { size: 14, color: palette.exposed })),
    ].join('');
  },
};
