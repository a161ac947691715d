import { createElement } from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';

export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      {createElement(Piece, { given: () => props.text })}
    </div>
  );
}
