import type { Change } from '#lake/kernel/store/document.ts';
import { fieldIn } from '#schemas/fields.ts';
import type { Mail } from '../mail/mail-records.ts';

const maxValueLength = 2_000; // of what a visitor wrote in one field; all of it stands in the Studio

/** What is known besides what was sent: a form by its id, and where the Studio is. */
export interface KnownForms {
  formOf(id: string): object | null;
  /** Whether what was done at a moment may be told of still. */
  isNews(at: unknown): boolean;
  studioUrl: string;
}

/** The mails that a submission asks for when it arrives: one to each address that its form names (`tellTo`). */
export function mailsOfSubmission({ before, after }: Change, known: KnownForms): Mail[] {
  if (before || after?._type !== 'submission' || !known.isNews(after.submittedAt)) return [];
  const source = fieldIn(after.source, '_ref');
  const form = typeof source === 'string' ? known.formOf(source) : null;
  const told = textsOf(fieldIn(form, 'tellTo'));
  if (told.length === 0) return [];
  const title = String(fieldIn(form, 'title') ?? after.form);
  const text = [
    `Somebody has sent “${title}”${after.page ? ` on ${after.page}` : ''}.`,
    linesOf(after.fields).join('\n'),
    `${known.studioUrl}/intent/edit/id=${after._id};type=submission/`,
  ].join('\n\n');
  return [...new Set(told)].map((to) => ({ to, subject: `Sent: “${title}”`, text }));
}

const linesOf = (fields: unknown): string[] =>
  (Array.isArray(fields) ? fields : []).map((field) => {
    const [label, value] = [
      fieldIn(field, 'label') ?? fieldIn(field, 'name'),
      String(fieldIn(field, 'value') ?? ''),
    ];
    return `${label}: ${value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value}`;
  });

const textsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).filter((one) => typeof one === 'string' && one.trim() !== '');
