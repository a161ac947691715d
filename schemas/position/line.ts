import { link, type Markdown, paragraph } from '../markdown/build.ts';
import type { PositionCard } from './card.ts';

/** An open position in a list: its title as a link, and where it is. */
export function positionLine({ title, href, department, location, type }: PositionCard): Markdown {
  const facts = [department, location, type].filter(Boolean).join(', ');
  return paragraph(link(title, href), facts && `: ${facts}`);
}
