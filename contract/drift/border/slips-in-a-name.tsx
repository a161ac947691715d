import type { QuoteProps } from '../sound-view.tsx';
// @ts-expect-error It has no such name.
import { SoundVeiw } from '../sound-view.tsx';

/** It draws a component with a slip in its name. */
export default function View(props: QuoteProps) {
  return <SoundVeiw {...props} />;
}
