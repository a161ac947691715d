import { isPerson, notAForm, refuseForm, thankForForm } from '#limits/taken-forms.ts';
import type { Form } from '#schemas/form/contract.ts';
import { newsletterName } from '#schemas/form/form-action.ts';
import type { Environment } from '#settings/environment.ts';
import { readSignup } from '#ui/form/read-signup.ts';
import { readSubmission } from '#ui/form/read-submission.ts';
import { postForm } from './post-form.ts';
import type { SentForm } from './sent-form.ts';

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
  if (!data) return refuseForm(400, [notAForm]);
  const { fields, faults } = isNewsletter ? readSignup(data) : readSubmission(form, data);
  if (faults.length > 0) return refuseForm(400, faults);
  if (!isPerson(headers, data)) return thankForForm();
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

/** A consent is stored as `true`, whatever the browser sent. */
const isConsentField = ({ fields }: Form, wanted: string): boolean =>
  fields.some(({ kind, name }) => kind === 'consent-field' && name === wanted);
