/** An input of a Rive file: a trigger, or a switch that is on or off. */
export interface FileInput {
  name: string;
  isTrigger: boolean;
}

/** The contents of an artboard of a Rive file, by their names in the file. */
export interface FileArtboard {
  name: string;
  /** The properties of its view model, which all of its state machines share. */
  properties: FileInput[];
  stateMachines: { name: string; inputs: FileInput[] }[];
}

/** The artboards of a Rive file, the one that Rive shows by default first. */
export type AnimationFile = FileArtboard[];
