import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Money } from './money.ts';
import { Piece } from './piece.tsx';

/** It hands an instance of a class to a piece of the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={new Money(5)} />
    </div>
  );
}
