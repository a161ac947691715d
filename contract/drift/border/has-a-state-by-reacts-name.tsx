import * as React from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';

/** It has a state without importing its name. */
export default function View(props: QuoteProps) {
  const [text] = React.useState(props.text);
  return <SoundView {...props} text={text} />;
}
