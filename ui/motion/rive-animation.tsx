import type { ReactNode } from 'react';
import type { RiveTrigger } from './rive-trigger.ts';

/**
 * An interactive vector animation, which `defineAnimation` brings to life; until then, without JavaScript and after an
 * error, the `poster` stands in.
 */
export function RiveAnimation({
  src,
  stateMachine,
  trigger,
  label,
  poster,
}: {
  src: string;
  stateMachine: string;
  trigger: RiveTrigger;
  label: string;
  poster?: ReactNode;
}) {
  return (
    <tessera-animation className="rive" data-src={src} data-machine={stateMachine} data-trigger={trigger}>
      {poster}
      <div role="img" aria-label={label} className="rive-canvas" />
      {trigger === 'click' && <button type="button" className="rive-button" aria-label={`Play: ${label}`} />}
    </tessera-animation>
  );
}
