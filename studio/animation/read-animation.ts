import { RuntimeLoader } from '@rive-app/canvas-lite';
import wasmUrl from '@rive-app/canvas-lite/rive.wasm?url';
import type { AnimationFile, FileInput } from './animation-file.ts';

// By default the runtime would fetch it from a public CDN.
RuntimeLoader.setWasmUrl(wasmUrl);
RuntimeLoader.setWasmFallbackUrl(null);

type Runtime = Awaited<ReturnType<typeof RuntimeLoader.awaitInstance>>;
type LoadedFile = Awaited<ReturnType<Runtime['load']>>;
type Artboard = ReturnType<LoadedFile['defaultArtboard']>;

/**
 * Reads the names in a Rive file. This is a module of its own, so that Rive's runtime is loaded only with it. Rejects
 * when the file cannot be fetched or is no animation.
 */
export async function readAnimation(address: string): Promise<AnimationFile> {
  const [runtime, response] = await Promise.all([RuntimeLoader.awaitInstance(), fetch(address)]);
  if (!response.ok) throw new Error(`The file could not be fetched: ${response.status} from ${address}.`);
  // The runtime returns null for a file that is no animation, contrary to its types.
  const file = (await runtime.load(new Uint8Array(await response.arrayBuffer()))) as LoadedFile | null;
  if (!file) throw new Error(`The file at ${address} is not a Rive animation.`);
  const first = file.defaultArtboard().name;
  const artboards = times(file.artboardCount(), (index) => file.artboardByIndex(index));
  const held = artboards.map((artboard) => ({
    name: artboard.name,
    properties: propertiesOf(file, artboard),
    stateMachines: stateMachinesOf(runtime, artboard),
  }));
  return held.sort((one, other) => Number(other.name === first) - Number(one.name === first));
}

function propertiesOf(file: LoadedFile, artboard: Artboard): FileInput[] {
  // It can be null, contrary to its types.
  const model = file.defaultArtboardViewModel(artboard) as ReturnType<
    LoadedFile['defaultArtboardViewModel']
  > | null;
  return (model?.getProperties() ?? []).flatMap(({ name, type }) => {
    const kind: string = type;
    return kind === 'trigger' || kind === 'boolean' ? [{ name, isTrigger: kind === 'trigger' }] : [];
  });
}

function stateMachinesOf(runtime: Runtime, artboard: Artboard) {
  return times(artboard.stateMachineCount(), (index) => {
    const machine = artboard.stateMachineByIndex(index);
    const instance = new runtime.StateMachineInstance(machine, artboard);
    const inputs = times(instance.inputCount(), (at) => instance.input(at)).flatMap(({ name, type }) =>
      type === runtime.SMIInput.number ? [] : [{ name, isTrigger: type === runtime.SMIInput.trigger }],
    );
    return { name: machine.name, inputs };
  });
}

const times = <Each>(count: number, make: (index: number) => Each): Each[] =>
  Array.from({ length: count }, (_, index) => make(index));
