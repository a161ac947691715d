import { intro, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { positionLine } from '#schemas/position/line.ts';
import type { Props } from './contract.ts';

/** The open positions as a list of links. */
export function markdown({ positions, emptyText, ...words }: Props): Markdown {
  const open = list(positions.map(positionLine));
  return [...intro(words), ...(open.length > 0 ? open : paragraph(emptyText))];
}
