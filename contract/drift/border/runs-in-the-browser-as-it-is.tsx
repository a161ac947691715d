'use client';

import { type QuoteProps, SoundView } from '../sound-view.tsx';

export default function View(props: QuoteProps) {
  return <SoundView {...props} />;
}
