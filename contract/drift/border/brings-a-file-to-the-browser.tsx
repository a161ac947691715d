import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { FilePiece } from './file-piece.tsx';

/** It draws a piece of the browser that comes to a module of Node. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <FilePiece />
    </div>
  );
}
