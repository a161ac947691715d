'use client';

import { type QuoteProps, SoundView } from '../sound-view.tsx';

/** It runs in the browser, whatever its contract makes. */
export default function View(props: QuoteProps) {
  return <SoundView {...props} source={String(props.source)} />;
}
