import type { Form } from '#schemas/form/contract.ts';
import { newsletterName } from '#schemas/form/form-action.ts';
import type { Environment } from '#settings/environment.ts';
import { readSignup } from '#ui/form/read-signup.ts';
import { readSubmission } from '#ui/form/read-submission.ts';
import { postForm } from './post-form.ts';
import type { SentForm } from './sent-form.ts';

const minAgeMs = 1_500; // the least time that a person needs, as in the lake
const notAForm = {
  errorType: 'INVALID_FIELDS',
  message: 'A submission has "fields", each with a "name" and a "value".',
};

/**
 * Sends what was filled in as JSON to a form of HubSpot, after the checks that the lake would make (specification,
 * section 7); for the newsletter, the same fields that a script would send. Throws when HubSpot does not answer in time
 * (`maxMs`).
 */
export async function toHubspot(
  form: Form,
  { data, headers, page }: SentForm,
  { hubspot, siteUrl }: Pick<Environment, 'hubspot' | 'siteUrl'>,
  maxMs?: number,
): Promise<Response> {
  const isNewsletter = form.name === newsletterName;
  if (!data) return refuse([notAForm]);
  const { fields, faults } = isNewsletter ? readSignup(data) : readSubmission(form, data);
  if (faults.length > 0) return refuse(faults);
  const age = headers.get('x-form-age');
  const isTrapped = headers.get('x-form-trap') || data.get('form-website');
  const isPerson = !isTrapped && (age === null || Number(age) >= minAgeMs);
  if (!isPerson) return Response.json({ inlineMessage: 'Thank you.' });
  const path = `submissions/v3/integration/submit/${hubspot.portalId}/${form.hubspotFormId}`;
  return postForm(`${hubspot.api}/${path}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: fields.map(({ name, values }) => ({
        name,
        value: isConsentField(form, name) || values.join(';'), // HubSpot's form for several values
      })),
      ...(page && !isNewsletter && { context: { pageUri: `${siteUrl}${page}` } }),
    }),
    maxMs,
  });
}

const refuse = (errors: readonly { message: string }[]): Response =>
  Response.json({ status: 'error', message: errors[0]?.message, errors }, { status: 400 });

/** A consent is stored as `true`, whatever the browser sent. */
const isConsentField = ({ fields }: Form, wanted: string): boolean =>
  fields.some(({ kind, name }) => kind === 'consent-field' && name === wanted);
