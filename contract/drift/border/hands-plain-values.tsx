import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

const given = {
  when: new Date('2026-01-31T09:00:00Z'),
  names: new Map([['a', new Set([1, 2n])]]),
  nothing: undefined,
  kind: Symbol.for('kind'),
  bytes: new Uint8Array(2),
};

/** It hands over all that React can send. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={[given, props, Number.NaN]} />
    </div>
  );
}
