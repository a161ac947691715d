import { type QuoteProps, SoundView } from '../sound-view.tsx';

/** It listens to an element that the server draws. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <button type="button" onClick={() => {}}>
        Press
      </button>
    </div>
  );
}
