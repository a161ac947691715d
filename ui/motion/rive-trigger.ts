/** What starts an animation: a click, the pointer above it, or its coming into view. */
export type RiveTrigger = 'click' | 'hover' | 'view';

/** The names in a file that an animation uses; null stands for the first suitable one. */
export interface RiveNames {
  artboard: string | null;
  stateMachine: string | null;
  /** The input that the trigger fires. */
  input: string | null;
  /** A further switch that is on while the pointer is above. */
  hoverInput: string | null;
}

/** What a loaded animation lets the element around it do. */
export interface RiveControls {
  /** Does what a click, or coming into view, is to do. */
  fire: () => void;
  hover: (isOver: boolean) => void;
}
