import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Island } from './island.tsx';

/** JSON makes null of what is undefined in a list. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Island given={{ lines: ['a', undefined] }} />
    </div>
  );
}
