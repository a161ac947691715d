import type { Handler, WithParams } from '#lake/kernel/http/handler.ts';
import type { QueryServices } from '#lake/query/query-services.ts';
import { readAnswer } from '#lake/query/readers/readers.ts';
import type { RateLimit } from '#limits/rate-limit.ts';
import { isPerson, notAForm, refuseForm, thankForForm, tooManyForms } from '#limits/taken-forms.ts';
import type { FormRules, ReadForm } from './form-rules.ts';
import { keepSubmission } from './keep-submission.ts';
import { readFile } from './read-file.ts';
import { readSent } from './read-sent.ts';
import { visitorOf } from './visitor-of.ts';

/**
 * Takes what a visitor has filled in, in the shape of HubSpot's submission endpoint or as a browser sends a form, and
 * keeps it as a private document. Every form is held to its rules. Errors have
 * HubSpot's shape (https://developers.hubspot.com/docs/api-reference/legacy/forms-v3-legacy) and name the field. What
 * a machine has filled in is dropped with the answer that people get. `mayTry` counts senders.
 */
export const submit =
  (forms: FormRules, mayTry: RateLimit): Handler<QueryServices & WithParams<'portal' | 'form'>> =>
  async (request, context) => {
    const { form, portal } = context.params;
    const waitSeconds = mayTry.take(visitorOf(request, context));
    if (waitSeconds > 0) return tooManyForms(waitSeconds);
    const data = await readSent(request);
    if (!data) return refuseForm(400, [notAForm]);
    const read = await readByRules(forms, context, form, data);
    if (!read)
      return refuseForm(404, [{ errorType: 'FORM_NOT_FOUND', message: `There is no form "${form}".` }]);
    const files = await Promise.all(read.files.map(readFile));
    const faults = [...read.faults, ...files.flatMap(({ fault }) => fault ?? [])];
    if (faults.length > 0) return refuseForm(400, faults);
    if (isPerson(request.headers, data)) {
      const page = request.headers.get('x-form-page')?.slice(0, 300);
      await keepSubmission(context, { form, portal, ...(page && { page }) }, read, files);
    }
    return thankForForm();
  };

async function readByRules(
  { query, read }: FormRules,
  { runQuery }: QueryServices,
  form: string,
  data: FormData,
): Promise<ReadForm | null> {
  // The query is the product's own, so a visitor need not wait for what other strangers ask.
  const answer = await runQuery({ query, params: { form }, perspective: 'published', identity: '' }, 'known');
  return read(form, readAnswer(answer).result, data);
}
