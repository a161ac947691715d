import { buttons, intro, type Markdown } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The invitation and the next step. */
export function markdown({ title, text, buttons: steps }: Props): Markdown {
  return [...intro({ title, text }), ...buttons(steps)];
}
