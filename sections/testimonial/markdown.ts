import { emphasis, link, type Markdown, paragraph, strong } from '#schemas/markdown/build.ts';
import type { Props } from './contract.ts';

/** The quotation, its speaker, the measured result, and a link to the case study. */
export function markdown(props: Props): Markdown {
  const { eyebrow, quote, name, role, company, result, href, linkLabel } = props;
  return [
    ...paragraph(emphasis(eyebrow)),
    { type: 'blockquote', children: paragraph(quote) },
    ...paragraph([name, role, company].filter(Boolean).join(', ')),
    ...(result ? paragraph(strong(result.value), ` ${result.label}`) : []),
    ...(href ? paragraph(link(linkLabel, href)) : []),
  ];
}
