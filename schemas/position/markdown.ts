import { formMarkdown } from '../form/markdown.ts';
import { heading, link, list, type Markdown, paragraph } from '../markdown/build.ts';
import { richText } from '../rich-text/markdown.ts';
import type { Position, PositionCard } from './contract.ts';

/** An open position in a list: its title as a link, and where it is. */
export function positionLine({ title, slug, department, location, type }: PositionCard): Markdown {
  const facts = [department, location, type].filter(Boolean).join(', ');
  return paragraph(link(title, `/join/${slug}`), facts && `: ${facts}`);
}

/** A whole position: what it is, its facts, its description. */
export function positionMarkdown(position: Position): Markdown {
  const { title, summary, department, location, type, body, form } = position;
  const facts = { Team: department, Place: location, Type: type };
  return [
    ...heading(1, title),
    ...paragraph(summary),
    ...list(Object.entries(facts).map(([name, fact]) => paragraph(fact && `${name}: ${fact}`))),
    ...richText(body),
    ...(form ? [...heading(2, 'Apply'), ...formMarkdown(form)] : []),
  ];
}
