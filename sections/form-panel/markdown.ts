import { formMarkdown } from '#schemas/form/markdown.ts';
import { heading, intro, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import { richText } from '#schemas/rich-text/markdown.ts';
import type { Props } from './contract.ts';

/** What the form asks for, what to expect of it, and the note. */
export function markdown({ form, pointsTitle, points, note, ...words }: Props): Markdown {
  const steps = points.map(({ title, text }) => paragraph(strong(title), text && `: ${text}`));
  return [
    ...intro(words),
    ...(form ? formMarkdown(form) : []),
    ...(steps.length > 0 ? heading(3, pointsTitle) : []),
    ...list(steps, { ordered: true }),
    ...richText(note),
  ];
}
