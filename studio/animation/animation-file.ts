/** Something of a file that can be set off: a trigger, or a switch that is on or off. */
export interface FileInput {
  name: string;
  isTrigger: boolean;
}

/** What an artboard of a Rive file holds, under the names that it has there. */
export interface FileArtboard {
  name: string;
  /** The properties of its view model, which all of its state machines share. */
  properties: FileInput[];
  stateMachines: { name: string; inputs: FileInput[] }[];
}

/** What a Rive file holds; the first artboard is the one that Rive shows first. */
export type AnimationFile = FileArtboard[];
