import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It has a piece of the browser ask for its children. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece>{(count: number) => <p>{count}</p>}</Piece>
    </div>
  );
}
