import { heading, type Markdown, paragraph } from '#schemas/markdown/build.ts';
import type { TemplateType } from './contract.ts';

/** The head of a document, and its sections. */
export function markdown({ title, summary }: TemplateType, sections: Markdown): Markdown {
  return [...heading(1, title), ...paragraph(summary), ...sections];
}
