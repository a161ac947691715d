import { createElement } from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

/** It hands a function to an element that is not written in JSX. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      {createElement(Piece, { given: () => props.text })}
    </div>
  );
}
