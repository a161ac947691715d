import type { QuoteProps } from '../sound-view.tsx';
// @ts-expect-error It has no such name.
import { SoundVeiw } from '../sound-view.tsx';

/** It draws a component whose name is not spelled so. */
export default function View(props: QuoteProps) {
  return <SoundVeiw {...props} />;
}
