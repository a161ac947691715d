import { memo, type useState as State, useId, useMemo } from 'react';
import { type QuoteProps, SoundView } from '../sound-view.tsx';
import type { lengthOf } from './length-of.ts';

const Told = memo(({ text }: { text: string }) => <p>{text}</p>);

/** What it imports of React and of a file only as types. */
export type Asked = typeof State | typeof lengthOf;

/** It uses what React has on a server, and imports only types of what a server does not have. */
export default function View(props: QuoteProps) {
  const text = useMemo(() => props.text.trim(), [props.text]);
  return (
    <div id={useId()}>
      <SoundView {...props} />
      <Told text={text} />
    </div>
  );
}
