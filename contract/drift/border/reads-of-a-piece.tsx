import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { sizes } from './piece.tsx';

/** It reads what a module of the browser holds. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <p>{sizes.large}</p>
    </div>
  );
}
