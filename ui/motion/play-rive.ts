import { Fit, Layout, Rive, RuntimeLoader, StateMachineInputType } from '@rive-app/canvas';
import type { RiveControls, RiveTrigger } from './rive-trigger.ts';

// Both addresses must be ours: by default the runtime would fetch them from public CDNs.
RuntimeLoader.setWasmUrl(new URL('@rive-app/canvas/rive.wasm', import.meta.url).href);
RuntimeLoader.setWasmFallbackUrl(new URL('@rive-app/canvas/rive_fallback.wasm', import.meta.url).href);

// Files made before view models answer to state-machine inputs only; both kinds are welcome here.
Rive.suppressDeprecationWarnings = ['state-machine-inputs', 'state-change-events'];

interface Animation {
  src: string;
  stateMachine: string;
  trigger: RiveTrigger;
  /** Ends it and takes its canvas away. */
  signal: AbortSignal;
}

/**
 * Draws an animation on a canvas of its own in `place`, while that is seen; a file of its own, so that the runtime loads
 * with it and not before. Rejects with what the runtime says when it cannot read the file.
 */
export function playRive(
  place: Element,
  { src, stateMachine, trigger, signal }: Animation,
): Promise<RiveControls> {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display: block; width: 100%; height: 100%';
  place.replaceChildren(canvas);
  const { promise, resolve, reject } = Promise.withResolvers<RiveControls>();
  const rive = new Rive({
    canvas,
    src,
    stateMachine,
    autoplay: !isCalm && trigger !== 'view',
    autoBind: true,
    shouldDisableRiveListeners: true,
    layout: new Layout({ fit: Fit.Contain }),
    onLoad: () => {
      const controls = controlsOf(rive, stateMachine);
      rive.resizeDrawingSurfaceToCanvas();
      sizes.observe(canvas);
      views.observe(canvas);
      if (trigger === 'view' && !isCalm) fireWhenSeen(canvas, controls, signal);
      resolve(controls);
    },
    onLoadError: ({ data }) => reject(new Error(`The animation "${src}" cannot be played: ${data}`)),
  });
  const sizes = new ResizeObserver(() => rive.resizeDrawingSurfaceToCanvas());
  // What nobody sees is not drawn.
  const views = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) rive.startRendering();
    else rive.stopRendering();
  });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    views.disconnect();
    rive.cleanup();
    canvas.remove();
  });
  return promise;
}

function fireWhenSeen(canvas: Element, controls: RiveControls, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      controls.fire();
      observer.disconnect();
    },
    { threshold: 0.5 },
  );
  observer.observe(canvas);
  signal.addEventListener('abort', () => observer.disconnect());
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
