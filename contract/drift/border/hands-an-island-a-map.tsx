import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Island } from './island.tsx';

/** JSON leaves nothing of a map. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Island given={[new Map([['a', props.text]])]} />
    </div>
  );
}
