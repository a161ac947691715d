import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Status } from './status.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Status />
    </div>
  );
}
