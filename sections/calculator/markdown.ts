import { heading, intro, list, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import { estimate } from '#ui/calculator/estimate.ts';
import { sayExactly, sayRange, sayRoughly } from '#ui/calculator/honest-number.ts';
import { atBeginning } from '#ui/calculator/subject.ts';
import type { Props } from './contract.ts';

/** The estimate for the initial values, and the method: every assumption with its reason. */
export function markdown({
  quantities,
  exposures,
  tasks,
  subject,
  margin,
  marginReason,
  productLabel,
  ...words
}: Props): Markdown {
  const counts = quantities.map(({ initial }) => initial);
  const { total, byHand, withProduct } = estimate({ quantities, exposures, tasks }, counts);
  const brought = quantities.flatMap(({ label, initial, brings }) =>
    brings.map(({ kind, each, reason }) =>
      paragraph(strong(`${label}: ${sayExactly(initial)} × ${sayExactly(each)} ${kind}`), `. ${reason}`),
    ),
  );
  const shares = exposures.map(({ label, percent, reason }) =>
    paragraph(strong(`${label}: ${sayExactly(percent)} %`), `. ${reason}`),
  );
  const work = tasks.map(({ label, minutesByHand, minutesWithProduct, reason }) => {
    const minutes = `${sayExactly(minutesByHand)} minutes a year by hand, ${sayExactly(minutesWithProduct)} otherwise`;
    return paragraph(strong(`${label}: ${minutes}`), `. ${reason}`);
  });
  return [
    ...intro(words),
    ...paragraph(
      `About ${sayRoughly(total)} ${subject.full} (${sayRange(total, margin)}). ${marginReason} `,
      `Hours a year: ${sayRoughly(byHand)} by hand. ${productLabel}: ${sayRoughly(withProduct)}.`,
    ),
    ...section(atBeginning(subject.short), brought),
    ...section('Exposure', shares),
    ...section('Work', work),
  ];
}

function section(title: string, lines: Markdown[]): Markdown {
  return lines.length > 0 ? [...heading(3, title), ...list(lines)] : [];
}
