import { createContext, useContext } from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';

const Tone = createContext('light');

/** It makes and reads a context. */
export default function View(props: QuoteProps) {
  const tone = useContext(Tone);
  return <SoundView {...props} topic={`${props.topic}, ${tone}`} />;
}
