import { useState } from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';

/** It has a state, but does not say that it is for the browser. */
export default function View(props: QuoteProps) {
  const [text] = useState(props.text);
  return <SoundView {...props} text={text} />;
}
