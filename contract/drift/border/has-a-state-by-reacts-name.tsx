import * as React from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';

/** It has a state by `React.useState`, without importing that name. */
export default function View(props: QuoteProps) {
  const [text] = React.useState(props.text);
  return <SoundView {...props} text={text} />;
}
