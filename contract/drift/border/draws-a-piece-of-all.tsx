import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './all-pieces.tsx';

/** It draws a piece of a module that passes on all of another. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece />
    </div>
  );
}
