import {
  DataType,
  Fit,
  Layout,
  Rive,
  RiveFile,
  RuntimeLoader,
  StateMachineInputType,
} from '@rive-app/canvas-lite';
import { chooseInputs, type RiveInput } from './rive-inputs.ts';
import type { RiveControls, RiveNames, RiveTrigger } from './rive-trigger.ts';

// Both files come from our own site: by default the runtime would fetch them from public CDNs.
RuntimeLoader.setWasmUrl(new URL('@rive-app/canvas-lite/rive.wasm', import.meta.url).href);
RuntimeLoader.setWasmFallbackUrl(new URL('@rive-app/canvas-lite/rive_fallback.wasm', import.meta.url).href);

// Files made before view models have state-machine inputs only; both kinds are supported here.
Rive.suppressDeprecationWarnings = ['state-machine-inputs', 'state-change-events'];

interface Animation {
  src: string;
  names: RiveNames;
  trigger: RiveTrigger;
  /** Called with the states that the state machine has entered. */
  onStates: (names: string[]) => void;
  /** Ends the animation and removes its canvas. */
  signal: AbortSignal;
}

/**
 * Draws an animation on a canvas of its own in `place`, while that is visible. The module is separate so that the
 * runtime loads only with it. Names that the file lacks count as not given. Rejects with the runtime's message where
 * it cannot read the file.
 */
export async function playRive(
  place: Element,
  { src, names, trigger, onStates, signal }: Animation,
): Promise<RiveControls> {
  const file = new RiveFile({ src, enableRiveAssetCDN: false });
  await file.init().catch((error: unknown) => {
    throw new Error(
      `The animation "${src}" cannot be played: ${error instanceof Error ? error.message : error}`,
    );
  });
  const played = playedOf(file, names);
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display: block; width: 100%; height: 100%';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const rive = new Rive({
    canvas,
    riveFile: file,
    ...played,
    autoBind: true,
    shouldDisableRiveListeners: true,
    layout: new Layout({ fit: Fit.Contain }),
    onLoad: () => resolve(),
    onLoadError: ({ data }) => reject(new Error(`The animation "${src}" cannot be played: ${data}`)),
    // The runtime documents that the data of this event are names.
    onStateChange: ({ data }) => onStates(data as string[]),
  });
  const sizes = new ResizeObserver(() => rive.resizeDrawingSurfaceToCanvas());
  // Nothing is drawn while it is out of view.
  const views = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) rive.startRendering();
    else rive.stopRendering();
  });
  const end = () => {
    sizes.disconnect();
    views.disconnect();
    rive.cleanup();
    file.cleanup();
    canvas.remove();
  };
  await promise.catch((error: unknown) => {
    end();
    throw error;
  });
  if (signal.aborted) end();
  else {
    place.replaceChildren(canvas);
    rive.resizeDrawingSurfaceToCanvas();
    sizes.observe(canvas);
    views.observe(canvas);
    signal.addEventListener('abort', end);
  }
  return controlsOf(rive, { stateMachine: played.stateMachine, names, trigger });
}

/** The artboard and the state machine to play: the named ones, or the first of the file. */
function playedOf(file: RiveFile, names: RiveNames): { artboard?: string; stateMachine?: string } {
  const contents = file.getInstance();
  const named = Array.from({ length: contents.artboardCount() }, (_, index) =>
    contents.artboardByIndex(index),
  );
  const artboard = named.find(({ name }) => name === names.artboard) ?? contents.defaultArtboard();
  const machines = Array.from(
    { length: artboard.stateMachineCount() },
    (_, index) => artboard.stateMachineByIndex(index).name,
  );
  const stateMachine = machines.find((name) => name === names.stateMachine) ?? machines[0];
  return { artboard: artboard.name, ...(stateMachine !== undefined && { stateMachine }) };
}

function controlsOf(
  rive: Rive,
  { stateMachine, names, trigger }: { stateMachine?: string; names: RiveNames; trigger: RiveTrigger },
): RiveControls {
  const { main, following } = chooseInputs(inputsOf(rive, stateMachine), names, trigger);
  const begin = () => {
    if (!rive.isPlaying) rive.play(stateMachine);
  };
  // Where the file has nothing to trigger, the trigger starts the animation itself.
  if (main) begin();
  return {
    fire() {
      begin();
      main?.fire();
    },
    hover(isOver) {
      if (trigger === 'hover') {
        if (isOver) begin();
        main?.set(isOver);
      }
      following?.set(isOver);
    },
  };
}

/** What can be triggered in a running animation: properties of its view model, and the inputs of older files. */
function inputsOf(rive: Rive, stateMachine: string | undefined): RiveInput[] {
  const model = rive.viewModelInstance;
  const properties = (model?.properties ?? []).flatMap(({ name, type }): RiveInput[] => {
    // At run time these are the texts of this enum; the types name another enum with the same texts.
    const kind = type as string;
    const trigger = kind === DataType.trigger ? model?.trigger(name) : null;
    if (trigger) return [triggerOf(name, () => trigger.trigger())];
    const property = kind === DataType.boolean ? model?.boolean(name) : null;
    return property ? [switchOf(name, property)] : [];
  });
  const inputs = (stateMachine !== undefined && rive.stateMachineInputs(stateMachine)) || [];
  return [
    ...properties,
    ...inputs.flatMap((input): RiveInput[] => {
      if (input.type === StateMachineInputType.Trigger) return [triggerOf(input.name, () => input.fire())];
      // The value of a boolean input is a boolean.
      return input.type === StateMachineInputType.Boolean
        ? [switchOf(input.name, input as { value: boolean })]
        : [];
    }),
  ];
}

const triggerOf = (name: string, fire: () => void): RiveInput => ({
  name,
  isTrigger: true,
  fire,
  set: (isOn) => isOn && fire(),
});

const switchOf = (name: string, property: { value: boolean }): RiveInput => ({
  name,
  isTrigger: false,
  fire() {
    property.value = !property.value;
  },
  set(isOn) {
    property.value = isOn;
  },
});
