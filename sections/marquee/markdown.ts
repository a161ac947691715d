import { heading, type Markdown, picture } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The pictures, one below the other; nothing where the section shows none. */
export function markdown({ title, pictures }: Props): Markdown {
  const shown = pictures.flatMap(({ image }) => image ?? []);
  return shown.length > 0 ? [...heading(2, title), ...shown.flatMap(picture)] : [];
}
