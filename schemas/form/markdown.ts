import { emphasis, list, type Markdown, paragraph } from '../markdown/build.ts';
import type { Form } from './contract.ts';

/** A form as the list of what it asks for, because nobody can fill it in as Markdown. */
export function formMarkdown({ fields, submitLabel }: Form): Markdown {
  const asked = fields
    .filter(({ kind }) => kind !== 'consent-field')
    .map((field) => {
      const choices = 'choices' in field ? field.choices.map(({ label }) => label).join(', ') : '';
      return paragraph(`${field.label}${field.required ? ' (required)' : ''}`, choices && `: ${choices}`);
    });
  return [...paragraph(emphasis(`The form “${submitLabel}” on this page asks for:`)), ...list(asked)];
}
