'use client';

import { Fit, Layout, Rive, RuntimeLoader, StateMachineInputType, useRive } from '@rive-app/react-canvas';
import { useEffect } from 'react';
import type { RiveControls, RiveTrigger } from './rive-trigger.ts';

// Both addresses must be ours: by default the runtime would fetch them from public CDNs.
RuntimeLoader.setWasmUrl(new URL('@rive-app/canvas/rive.wasm', import.meta.url).href);
RuntimeLoader.setWasmFallbackUrl(new URL('@rive-app/canvas/rive_fallback.wasm', import.meta.url).href);

// Files made before view models answer to state-machine inputs only; both kinds are welcome here.
Rive.suppressDeprecationWarnings = ['state-machine-inputs', 'state-change-events'];

/** The canvas of an animation; a file of its own, so that the runtime loads with it and not before. */
export default function RiveCanvas({
  src,
  stateMachine,
  trigger,
  onReady,
}: {
  src: string;
  stateMachine: string;
  trigger: RiveTrigger;
  onReady: (controls: RiveControls) => void;
}) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { rive, canvas, RiveComponent } = useRive({
    src,
    stateMachine,
    autoplay: !isCalm && trigger !== 'view',
    autoBind: true,
    shouldDisableRiveListeners: true,
    layout: new Layout({ fit: Fit.Contain }),
  });

  useEffect(() => {
    if (rive) onReady(controlsOf(rive, stateMachine));
  }, [rive, stateMachine, onReady]);

  useEffect(() => {
    if (!rive || !canvas || isCalm || trigger !== 'view') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        controlsOf(rive, stateMachine).fire();
        observer.disconnect();
      },
      { threshold: 0.5 },
    );
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [rive, canvas, stateMachine, trigger, isCalm]);

  return <RiveComponent />;
}

function controlsOf(rive: Rive, stateMachine: string): RiveControls {
  const properties = rive.viewModelInstance;
  const inputs = properties ? [] : (rive.stateMachineInputs(stateMachine) ?? []);
  return {
    fire() {
      if (!rive.isPlaying) rive.play(stateMachine);
      const property = properties?.trigger('secure') ?? properties?.trigger('reveal');
      if (property) property.trigger();
      else inputs.find((input) => input.type === StateMachineInputType.Trigger)?.fire();
    },
    hover(isOver) {
      const property = properties?.boolean('hover');
      if (property) property.value = isOver;
      const input = inputs.find((found) => found.type === StateMachineInputType.Boolean);
      if (input) input.value = isOver;
    },
  };
}
