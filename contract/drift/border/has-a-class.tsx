import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Counter } from './counter.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Counter />
    </div>
  );
}
