import { buttons, intro, list, type Markdown } from '#schemas/markdown/build.ts';
import { postLine } from '#schemas/post/line.ts';
import type { Props } from './contract.ts';

/** The posts as a list of links. */
export function markdown({ posts, button, ...words }: Props): Markdown {
  return [...intro(words), ...list(posts.map(postLine)), ...buttons([button])];
}
