import { describe, expect, it } from 'vitest';
import { chooseInputs, type RiveInput } from './rive-inputs.ts';
import type { RiveTrigger } from './rive-trigger.ts';

const input = (name: string, isTrigger: boolean): RiveInput => ({
  name,
  isTrigger,
  fire() {},
  set() {},
});
const file = [input('tilt', false), input('open', true), input('glow', false), input('close', true)];

const chosen = (
  trigger: RiveTrigger,
  names: { input?: string; hoverInput?: string } = {},
  inputs: RiveInput[] = file,
) => {
  const { main, following } = chooseInputs(inputs, { input: null, hoverInput: null, ...names }, trigger);
  return [main?.name, following?.name];
};

describe('the inputs of an animation', () => {
  it('are those that the document names', () => {
    expect(chosen('click', { input: 'close' })).toEqual(['close', undefined]);
    expect(chosen('hover', { input: 'glow' })).toEqual(['glow', undefined]);
    expect(chosen('view', { input: 'glow', hoverInput: 'tilt' })).toEqual(['glow', 'tilt']);
  });

  it('are the first that fit where the document names none', () => {
    expect(chosen('click')).toEqual(['open', 'tilt']);
    expect(chosen('hover')).toEqual(['tilt', undefined]);
    expect(chosen('view')).toEqual(['open', undefined]);
  });

  it('are the first that fit where the file has no such name any more', () => {
    expect(chosen('click', { input: 'gone', hoverInput: 'gone, too' })).toEqual(['open', undefined]);
  });

  it('are what there is', () => {
    expect(chosen('click', {}, [input('glow', false)])).toEqual(['glow', undefined]);
    expect(chosen('hover', {}, [input('open', true)])).toEqual(['open', undefined]);
    expect(chosen('view', {}, [])).toEqual([undefined, undefined]);
  });
});
