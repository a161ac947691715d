import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { inBrowser } from './piece.tsx';

/** It calls a function of the browser. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <p>{inBrowser(props.text)}</p>
    </div>
  );
}
