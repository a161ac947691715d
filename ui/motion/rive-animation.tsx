'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { afterFirstSign } from './after-first-sign.ts';
import type { RiveControls, RiveTrigger } from './rive-trigger.ts';

const RiveCanvas = dynamic(() => import('./rive-canvas.tsx'), { ssr: false });

/**
 * An interactive vector animation. Its runtime loads only when it is near the window of a visitor who has moved,
 * touched, scrolled or typed; until then, without JavaScript and after an error, the `poster` stands in. It rests
 * for visitors who prefer calm, until they click.
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
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [controls, setControls] = useState<RiveControls | null>(null);
  const onReady = useCallback((ready: RiveControls) => setControls(ready), []);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setWanted(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    const callOff = afterFirstSign(() => frame.current && observer.observe(frame.current));
    return () => {
      callOff();
      observer.disconnect();
    };
  }, []);

  const over = (isOver: boolean) => trigger !== 'view' && controls?.hover(isOver);
  return (
    <div
      ref={frame}
      className="rive"
      data-ready={controls ? '' : undefined}
      onPointerEnter={() => over(true)}
      onPointerLeave={() => over(false)}
    >
      {poster}
      <div role="img" aria-label={label} className="rive-canvas">
        {isWanted && <RiveCanvas src={src} stateMachine={stateMachine} trigger={trigger} onReady={onReady} />}
      </div>
      {trigger === 'click' && controls && (
        <button
          type="button"
          className="rive-button"
          aria-label={`Play: ${label}`}
          onClick={controls.fire}
          onFocus={() => over(true)}
          onBlur={() => over(false)}
        />
      )}
    </div>
  );
}
