import { type QuoteProps, SoundView } from '../sound-view.tsx';
import { Piece } from './piece.tsx';
import { send } from './send.ts';

/** It hands over functions that run on the server. */
export default function View(props: QuoteProps) {
  return (
    <div>
      <SoundView {...props} />
      <Piece given={{ send, bound: send.bind(null, props.text) }} />
      <Piece
        given={async () => {
          'use server';
          return props.text;
        }}
      />
    </div>
  );
}
