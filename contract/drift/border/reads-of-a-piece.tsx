import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { sizes } from './piece.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <p>{sizes.large}</p>
    </div>
  );
}
