import type { ToPage } from '#canvas/messages.ts';

/** What the Studio tells the page, by its type. */
type Said = { [One in ToPage as One['type']]: One };

/** What is done at each thing that the Studio tells the page. */
export type Hearing = { [Type in keyof Said]: (said: Said[Type]) => void };

/** Does what is to be done at something that the Studio tells. */
export const hearBy = (hearing: Hearing, said: ToPage): void => hearOne(hearing, said.type, said);

// Only with the type apart does TypeScript know that what is done fits what is said.
function hearOne<Type extends keyof Said>(hearing: Hearing, type: Type, said: Said[Type]): void {
  hearing[type](said);
}
