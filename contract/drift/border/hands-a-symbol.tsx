import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It hands a symbol of its own to a piece of the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={Symbol('own')} />
    </div>
  );
}
