import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { LatePiece } from './late-piece.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <LatePiece />
    </div>
  );
}
