import { describe, expect, test } from 'vitest';
import type { AnimationFile } from './animation-file.ts';
import { animationNameFields, nameChoices } from './name-choices.ts';

const file: AnimationFile = [
  {
    name: 'Lock',
    properties: [
      { name: 'secure', isTrigger: true },
      { name: 'hover', isTrigger: false },
    ],
    stateMachines: [
      { name: 'Main', inputs: [] },
      { name: 'Old', inputs: [{ name: 'pressed', isTrigger: false }] },
    ],
  },
  { name: 'Door', properties: [], stateMachines: [{ name: 'Swing', inputs: [] }] },
];

const names = (choices: { name: string }[]) => choices.map(({ name }) => name);

describe('what a file offers', () => {
  test('are its artboards, and the state machines and inputs of the artboard that is chosen', () => {
    expect(names(nameChoices('artboard', file, {}).choices)).toEqual(['Lock', 'Door']);
    expect(names(nameChoices('stateMachine', file, {}).choices)).toEqual(['Main', 'Old']);
    expect(names(nameChoices('stateMachine', file, { artboard: 'Door' }).choices)).toEqual(['Swing']);
    expect(names(nameChoices('input', file, {}).choices)).toEqual(['secure', 'hover']);
    expect(names(nameChoices('input', file, { stateMachine: 'Old' }).choices)).toEqual([
      'secure',
      'hover',
      'pressed',
    ]);
  });

  test('to follow the pointer are switches alone', () => {
    expect(nameChoices('hoverInput', file, { stateMachine: 'Old' }).choices).toEqual([
      { name: 'hover', title: 'hover (switch)' },
      { name: 'pressed', title: 'pressed (switch)' },
    ]);
  });
});

test('what is meant when nothing is chosen is said by its name', () => {
  const meant = (stored: object) =>
    animationNameFields.map((field) => nameChoices(field, file, stored).unchosen);
  expect(meant({})).toEqual([
    'The one that Rive shows first (Lock)',
    'The first (Main)',
    'The first that fits (secure)',
    'The first switch (hover)',
  ]);
  expect(meant({ trigger: 'hover' }).slice(2)).toEqual(['The first that fits (hover)', 'Nothing']);
  expect(meant({ input: 'secure' })[3]).toBe('Nothing');
});

describe('what is wrong is said', () => {
  test('of a name that is no longer in the file', () => {
    expect(nameChoices('input', file, { input: 'reveal' }).fault).toBe(
      '“reveal” is not in this file. It has “secure”, “hover”: choose one of them, or upload a file that has “reveal”.',
    );
    expect(nameChoices('stateMachine', file, { stateMachine: 'Main' }).fault).toBeUndefined();
  });

  test('of a file that has nothing to set off', () => {
    expect(nameChoices('input', file, { artboard: 'Door' }).fault).toContain('no trigger and no switch');
    expect(nameChoices('input', file, { artboard: 'Door', input: 'secure' }).fault).toMatch(
      /^“secure” is not in this file\. The file has no trigger/,
    );
    expect(nameChoices('hoverInput', file, { artboard: 'Door' }).fault).toBeUndefined();
    expect(
      nameChoices('stateMachine', [{ ...file[1], name: 'Door', properties: [], stateMachines: [] }], {})
        .fault,
    ).toContain('no state machine');
  });
});
