import type { Clip } from './clip.ts';
import { progress } from './motion.ts';
import { box, faded, identity, type Place, packet, say, verdictMark, way } from './shapes.ts';

const program: Place = [130, 106];
const stranger: Place = [130, 214];
const service: Place = [506, 160];
const toService: Place = [40, 74];

/** A key works for anybody who sends it; a token that is bound to a private key works only for its owner. */
export const whoeverHoldsTheKey: Clip = {
  name: 'whoever-holds-the-key',
  title: 'A key works for whoever holds it',
  mood: 'night',
  seconds: 11,
  poster: { at: 10.6, left: 8, top: 44, wide: 600 },
  captions: [
    [0, 'A program sends its API key, and the service answers.'],
    [3, 'A stranger sends a copy. To the service, nothing is different.'],
    [6.5, 'A token bound to a private key asks for proof with each call.'],
    [9.6, 'A copy alone is worthless.'],
  ],
  draw(at, palette) {
    const isBound = at > 6.5;
    const copied = progress(at, 3, 3.6);
    const label = isBound ? 'bound token' : 'API key';
    const calls: [from: Place, start: number, isGood: boolean][] = [
      [program, 0.9, true],
      [stranger, 3.8, true],
      [program, 7.2, true],
      [stranger, 8.6, false],
    ];
    return [
      faded(progress(at, 0.5, 1), way(program, service, 1, palette.line, { gap: toService, dash: '3 7' })),
      faded(copied, way(stranger, service, 1, palette.line, { gap: toService, dash: '3 7' })),
      ...calls.map(([from, start, isGood]) => {
        const color = from === stranger ? palette.exposed : palette.known;
        const [x, y] = [service[0] - 96, from === program ? 116 : 204];
        const isShown = at > start + 1 && (at < 6.5 || start > 6.5);
        return [
          at > start && at < start + 1.1
            ? packet(from, service, progress(at, start, start + 1.1), color, toService)
            : '',
          isShown ? faded(progress(at, start + 1, start + 1.3), verdictMark([x, y], isGood, palette)) : '',
        ].join('');
      }),
      identity(program, 'Program', palette),
      faded(copied, identity(stranger, 'Stranger', palette, { isExposed: true })),
      box(service, 'Service', palette),
      say([184, 92], label, { align: 'start', size: 14 }),
      faded(
        copied,
        say([184, 238], `copy of the ${label}`, { align: 'start', size: 14, color: palette.exposed }),
      ),
      faded(
        progress(at, 6.6, 7.2),
        say([60, 96], 'private', { size: 13 }) + say([60, 113], 'key', { size: 13 }),
      ),
    ].join('');
  },
};
