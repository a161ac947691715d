import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It hands a function as children to a piece of the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece>{(count: number) => <p>{count}</p>}</Piece>
    </div>
  );
}
