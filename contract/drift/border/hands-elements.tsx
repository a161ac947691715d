import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It hands over elements, and a piece itself. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={{ of: Piece, drawn: <Piece>{[<p key="a">{props.text}</p>]}</Piece> }}>
        <p>{props.text}</p>
      </Piece>
    </div>
  );
}
