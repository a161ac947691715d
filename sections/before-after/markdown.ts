import { heading, intro, link, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** Before, the steps, after, and the number with who measured it. */
export function markdown({
  before,
  after,
  steps,
  value,
  valueLabel,
  source,
  href,
  ...words
}: Props): Markdown {
  const points = (all: string[]) => list(all.map((point) => paragraph(point)));
  return [
    ...intro(words),
    ...heading(3, before.title),
    ...points(before.points),
    ...list(
      steps.map(({ title, duration }) => paragraph(title, duration && ` (${duration})`)),
      { ordered: true },
    ),
    ...heading(3, after.title),
    ...points(after.points),
    ...(value ? paragraph(strong(value), valueLabel && ` ${valueLabel}`) : []),
    ...(value && source ? paragraph(link(source, href)) : []),
  ];
}
