import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './all-pieces.ts';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece />
    </div>
  );
}
