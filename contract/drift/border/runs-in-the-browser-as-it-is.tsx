'use client';

import { type QuoteProps, SoundView } from '../sound-view.tsx';

/** It runs in the browser as it is. */
export default function View(props: QuoteProps) {
  return <SoundView {...props} />;
}
