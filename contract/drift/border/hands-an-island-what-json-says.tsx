import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Island } from './island.tsx';

/** It hands over what JSON can say, and what the server has drawn. */
export default function View(props: QuoteProps) {
  return (
    <Island given={[{ text: props.text, stars: 5, none: null, missing: undefined, tags: ['a', ['b']] }]}>
      <SoundView {...props} />
    </Island>
  );
}
