import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It hands a function within a list to a piece of the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={[{ label: props.text, onPick: () => props.text }]} />
    </div>
  );
}
