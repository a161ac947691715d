import type { AnimationFile, FileInput } from './animation-file.ts';

/** The fields of an animation that hold a name from its file. */
export const animationNameFields = ['artboard', 'stateMachine', 'input', 'hoverInput'] as const;

/** One of the fields of an animation that hold a name from its file. */
export type NameField = (typeof animationNameFields)[number];

/** An animation as the form holds it. */
export interface StoredAnimation {
  file?: { asset?: { _ref?: string } };
  artboard?: string;
  stateMachine?: string;
  trigger?: string;
  input?: string;
  hoverInput?: string;
}

/** What an editor can choose for a field. */
export interface NameChoices {
  /** The words for what an empty field means. */
  unchosen: string;
  choices: { name: string; title: string }[];
  /** What is wrong with the chosen name, or with the file. */
  fault?: string;
}

/** The names in a file that fit a field of an animation, and what is wrong with the name that the field holds. */
export function nameChoices(field: NameField, file: AnimationFile, stored: StoredAnimation): NameChoices {
  const offered = offeredFor(field, file, stored);
  const chosen = stored[field];
  const isGone = chosen !== undefined && !offered.choices.some(({ name }) => name === chosen);
  const names = offered.choices.map(({ name }) => `“${name}”`).join(', ');
  if (isGone && names)
    return {
      ...offered,
      fault: `“${chosen}” is not in this file. It has ${names}: choose one of them, or upload a file that has “${chosen}”.`,
    };
  if (isGone) return { ...offered, fault: `“${chosen}” is not in this file. ${noneOf[field]}` };
  return offered.choices.length === 0 && field !== 'hoverInput'
    ? { ...offered, fault: noneOf[field] }
    : offered;
}

function offeredFor(field: NameField, file: AnimationFile, stored: StoredAnimation): NameChoices {
  const artboard = file.find(({ name }) => name === stored.artboard) ?? file[0];
  const machines = artboard?.stateMachines ?? [];
  const machine = machines.find(({ name }) => name === stored.stateMachine) ?? machines[0];
  if (field === 'artboard') return ofNames('The one that Rive shows first', file);
  if (field === 'stateMachine') return ofNames('The first', machines);
  const inputs = [...(artboard?.properties ?? []), ...(machine?.inputs ?? [])];
  if (field === 'input') {
    const wantsTrigger = stored.trigger !== 'hover';
    const meant = inputs.find(({ isTrigger }) => isTrigger === wantsTrigger) ?? inputs[0];
    return { unchosen: firstIs('The first that fits', meant), choices: titled(inputs) };
  }
  const switches = inputs.filter(({ isTrigger }) => !isTrigger);
  const followsUnnamed = !stored.input && (stored.trigger ?? 'click') === 'click';
  return {
    unchosen: followsUnnamed && switches[0] ? firstIs('The first switch', switches[0]) : 'Nothing',
    choices: titled(switches),
  };
}

const ofNames = (unchosen: string, all: readonly { name: string }[]): NameChoices => ({
  unchosen: firstIs(unchosen, all[0]),
  choices: all.map(({ name }) => ({ name, title: name })),
});

const firstIs = (words: string, first: { name: string } | undefined) =>
  first ? `${words} (${first.name})` : words;

const titled = (inputs: readonly FileInput[]) =>
  inputs.map(({ name, isTrigger }) => ({ name, title: `${name} (${isTrigger ? 'trigger' : 'switch'})` }));

const noneOf: Record<NameField, string> = {
  artboard: 'The file has no artboard: export it from Rive again.',
  stateMachine:
    'The artboard has no state machine, so the animation plays but reacts to nothing. Add one in Rive.',
  input:
    'The file has no trigger and no switch (a Boolean), so what starts the animation sets off nothing else. Add one to its view model in Rive.',
  hoverInput: 'The file has no switch (a Boolean) that could follow the pointer.',
};
