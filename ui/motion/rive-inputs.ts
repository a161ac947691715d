import type { RiveNames, RiveTrigger } from './rive-trigger.ts';

/** An input of a running animation: a trigger, or a switch that is on or off. */
export interface RiveInput {
  name: string;
  isTrigger: boolean;
  /** Fires a trigger, or toggles a switch. */
  fire: () => void;
  /** Fires a trigger when `isOn`, or sets a switch. */
  set: (isOn: boolean) => void;
}

/** The inputs of an animation that react to visitors. */
export interface ChosenInputs {
  /** The input that the trigger fires. */
  main: RiveInput | undefined;
  /** A further switch that is on while the pointer is above. */
  following: RiveInput | undefined;
}

/**
 * Chooses among the inputs of a file. A name that is missing, or that the file lacks, means the first suitable input:
 * a trigger for a click and for coming into view, a switch for the pointer. With `click` and no given name, the
 * animation also reacts to the pointer by its first switch.
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
