import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Island } from './island.tsx';

/** It hands an island a day, of which JSON makes a text. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Island given={{ until: new Date('2026-01-31T09:00:00Z') }} />
    </div>
  );
}
