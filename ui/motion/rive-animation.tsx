import type { ReactNode } from 'react';
import type { RiveNames, RiveTrigger } from './rive-trigger.ts';

/**
 * An interactive vector animation, which `defineAnimation` wakes. Until then, without JavaScript and after an error,
 * the `poster` stands in for it; its alternative text says the same as `label`.
 */
export function RiveAnimation({
  src,
  names: { artboard, stateMachine, input, hoverInput },
  trigger,
  label,
  poster,
}: {
  src: string;
  names: RiveNames;
  trigger: RiveTrigger;
  label: string;
  poster?: ReactNode;
}) {
  return (
    <tessera-animation
      className="group/animation @container relative block aspect-square"
      data-src={src}
      data-artboard={artboard ?? undefined}
      data-machine={stateMachine ?? undefined}
      data-trigger={trigger}
      data-input={input ?? undefined}
      data-hover-input={hoverInput ?? undefined}
      suppressHydrationWarning
    >
      {poster && (
        <div className="absolute inset-0 transition-opacity duration-300 group-data-ready/animation:opacity-0">
          {poster}
        </div>
      )}
      <div
        data-part="canvas"
        className="absolute inset-0"
        {...(poster ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      {trigger === 'click' && (
        <button
          type="button"
          className="absolute inset-0 hidden cursor-pointer group-data-ready/animation:block"
          aria-label={`Play: ${label}`}
        />
      )}
    </tessera-animation>
  );
}
