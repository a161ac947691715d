import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Money } from './money.ts';
import { Piece } from './piece.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={new Money(5)} />
    </div>
  );
}
