import type { RiveNames, RiveTrigger } from './rive-trigger.ts';

/** Something of a running animation that can be set off: a trigger, or a switch that is on or off. */
export interface RiveInput {
  name: string;
  isTrigger: boolean;
  /** Fires a trigger, or turns a switch. */
  fire: () => void;
  /** Fires a trigger when `isOn`, or sets a switch. */
  set: (isOn: boolean) => void;
}

/** The inputs of an animation that answer to a visitor. */
export interface ChosenInputs {
  /** What the trigger sets off. */
  main: RiveInput | undefined;
  /** What is on while the pointer is above, besides. */
  following: RiveInput | undefined;
}

/**
 * Chooses among the inputs of a file. A name that the file does not have, or none, means the first that fits: a click and
 * coming into view want a trigger, the pointer wants a switch. Where no name is given, a click's animation also answers to
 * the pointer by its first switch.
 */
export function chooseInputs(
  inputs: readonly RiveInput[],
  { input, hoverInput }: Pick<RiveNames, 'input' | 'hoverInput'>,
  trigger: RiveTrigger,
): ChosenInputs {
  const named = (name: string) => inputs.find((found) => found.name === name);
  const first = (wantsTrigger: boolean) => inputs.find(({ isTrigger }) => isTrigger === wantsTrigger);
  const wantsTrigger = trigger !== 'hover';
  const main = (input && named(input)) || first(wantsTrigger) || first(!wantsTrigger);
  const following =
    (hoverInput && named(hoverInput)) || (!input && trigger === 'click' ? first(false) : undefined);
  return { main, following: following === main ? undefined : following };
}
