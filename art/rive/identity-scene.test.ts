import { expect, test, vi } from 'vitest';
import { identityScene } from './identity-scene.ts';

// What Rive's runtime expects of a browser when it is loaded; it draws nothing here.
const browser = {
  document: { createElement: () => ({ getContext: () => null, style: {} }), currentScript: null },
  window: globalThis,
  Path2D: class {},
};
for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);

async function load() {
  const { default: init } = await import('@rive-app/canvas-advanced-single');
  const rive = await init();
  const file = await rive.load(new Uint8Array(identityScene()));
  const artboard = file.defaultArtboard();
  const instance = file.defaultArtboardViewModel(artboard)?.defaultInstance();
  const machine = new rive.StateMachineInstance(artboard.stateMachineByIndex(0), artboard);
  if (instance) machine.bindViewModelInstance(instance);
  const run = (frames: number): string[] => {
    const states: string[] = [];
    for (let frame = 0; frame < frames; frame++) {
      machine.advanceAndApply(1 / 60);
      for (let index = 0; index < machine.stateChangedCount(); index++)
        states.push(machine.stateChangedNameByIndex(index));
    }
    return states;
  };
  return { instance, run };
}

test('it begins exposed, is secured by the trigger, and opens again by the next', async () => {
  const { instance, run } = await load();
  expect(run(5)).toEqual(expect.arrayContaining(['exposed', 'rest', 'orbit']));
  instance?.trigger('secure')?.trigger();
  expect(run(120)).toEqual(['securing', 'secured']);
  instance?.trigger('secure')?.trigger();
  expect(run(60)).toEqual(['exposed']);
});

test('it is lifted while the pointer is above it', async () => {
  const { instance, run } = await load();
  run(5);
  const hover = instance?.boolean('hover');
  if (!hover) throw new Error('The view model has no "hover".');
  hover.value = true;
  expect(run(30)).toEqual(['lifted']);
  hover.value = false;
  expect(run(30)).toEqual(['rest']);
});
