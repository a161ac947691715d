import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It hands an address as an instance to a piece of the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={new URL(props.source)} />
    </div>
  );
}
