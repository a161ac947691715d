import { emphasis, heading, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import { riskInFull } from '#schemas/risk/markdown.ts';
import type { Props } from './contract.ts';

/** The risk with its facts, its text and its references. */
export function markdown({ eyebrow, risk }: Props): Markdown {
  return risk ? [...heading(1, risk.title), ...paragraph(emphasis(eyebrow)), ...riskInFull(risk)] : [];
}
