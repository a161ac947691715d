/** What starts an animation: a click, the mouse over it, or its coming into view. */
export type RiveTrigger = 'click' | 'hover' | 'view';

/** What an animation is called in its file, and what in it answers to visitors; null is the first that fits. */
export interface RiveNames {
  artboard: string | null;
  stateMachine: string | null;
  /** What the trigger sets off. */
  input: string | null;
  /** What is on while the pointer is above it, besides. */
  hoverInput: string | null;
}

/** What the canvas offers to the frame around it, once its file has loaded. */
export interface RiveControls {
  /** Sets off what a click, or coming into view, sets off. */
  fire: () => void;
  hover: (isOver: boolean) => void;
}
