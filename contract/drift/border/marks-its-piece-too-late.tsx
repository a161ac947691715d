import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { LatePiece } from './late-piece.tsx';

/** It draws a piece that says too late that it is for the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <LatePiece />
    </div>
  );
}
