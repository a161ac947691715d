import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Counter } from './counter.tsx';

/** It draws a class component. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Counter />
    </div>
  );
}
