import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Status } from './status.tsx';

/** It draws a component that asks the form around it. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Status />
    </div>
  );
}
