import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { FilePiece } from './file-piece.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <FilePiece />
    </div>
  );
}
