import { formMarkdown } from '#schemas/form/markdown.ts';
import { heading, list, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import { salaryText } from '#schemas/salary/salary-text.ts';
import { dayText } from '#ui/text/day-text.ts';
import { closedText } from './closed-text.ts';
import type { Position } from './contract.ts';

/** A whole position: what it is, its facts, its description, its sections, and how to apply. */
export function markdown(position: Position, sections: Markdown): Markdown {
  const { title, summary, department, location, type, salary, isOpen, body, form } = position;
  const { closesAt, timeZone } = position;
  const facts = {
    Team: department,
    Place: location,
    Type: type,
    Salary: salary && salaryText(salary),
    [isOpen ? 'Apply by' : 'Closed on']: closesAt && dayText(closesAt, timeZone),
  };
  return [
    ...heading(1, title),
    ...paragraph(summary),
    ...list(Object.entries(facts).map(([name, fact]) => paragraph(fact && `${name}: ${fact}`))),
    ...richText(body),
    ...sections,
    ...(isOpen ? [] : paragraph(closedText)),
    ...(form && isOpen ? [...heading(2, 'Apply'), ...formMarkdown(form)] : []),
  ];
}
