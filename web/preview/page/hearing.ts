import type { ToPage } from '#canvas/messages.ts';

/** The Studio's messages to the page, by their types. */
type Said = { [One in ToPage as One['type']]: One };

/** How the page reacts to each type of message from the Studio. */
export type Hearing = { [Type in keyof Said]: (said: Said[Type]) => void };

/** Reacts to a message from the Studio. */
export const hearBy = (hearing: Hearing, said: ToPage): void => hearOne(hearing, said.type, said);

// Only with the type as a parameter of its own does TypeScript see that reaction and message fit.
function hearOne<Type extends keyof Said>(hearing: Hearing, type: Type, said: Said[Type]): void {
  hearing[type](said);
}
