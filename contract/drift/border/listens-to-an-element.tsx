import { type QuoteProps, SoundView } from '../sound-view.tsx';

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
