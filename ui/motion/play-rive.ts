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

// Both addresses must be ours: by default the runtime would fetch them from public CDNs.
RuntimeLoader.setWasmUrl(new URL('@rive-app/canvas-lite/rive.wasm', import.meta.url).href);
RuntimeLoader.setWasmFallbackUrl(new URL('@rive-app/canvas-lite/rive_fallback.wasm', import.meta.url).href);

// Files made before view models answer to state-machine inputs only; both kinds are welcome here.
Rive.suppressDeprecationWarnings = ['state-machine-inputs', 'state-change-events'];

interface Animation {
  src: string;
  names: RiveNames;
  trigger: RiveTrigger;
  /** Is told the states that the state machine has come to. */
  onStates: (names: string[]) => void;
  /** Ends it and takes its canvas away. */
  signal: AbortSignal;
}

/**
 * Draws an animation on a canvas of its own in `place`, while that is seen; a file of its own, so that the runtime loads
 * with it and not before. Names that the file does not have are taken as not given. Rejects with what the runtime says when
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
    // Of this event the runtime says that its data are names.
    onStateChange: ({ data }) => onStates(data as string[]),
  });
  const sizes = new ResizeObserver(() => rive.resizeDrawingSurfaceToCanvas());
  // What nobody sees is not drawn.
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

/** The artboard and the state machine of a file that are played: those that are named, or its first. */
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
  // Where nothing can be set off, what the trigger starts is the animation itself.
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

/** What of a running animation can be set off: properties of its view model, and inputs of files made before there were such. */
function inputsOf(rive: Rive, stateMachine: string | undefined): RiveInput[] {
  const model = rive.viewModelInstance;
  const properties = (model?.properties ?? []).flatMap(({ name, type }): RiveInput[] => {
    // The runtime answers the texts of this enum, and its types name another of the same.
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
      // The value of a switch is a boolean.
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
