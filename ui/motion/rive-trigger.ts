/** What starts an animation: a click, the mouse over it, or its coming into view. */
export type RiveTrigger = 'click' | 'hover' | 'view';

/** What the canvas offers to the frame around it, once its file has loaded. */
export type RiveControls = { fire: () => void; hover: (isOver: boolean) => void };
