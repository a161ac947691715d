import type { Form } from '#schemas/form/contract.ts';
import type { Environment } from '#settings/environment.ts';
import { readSubmission } from '#ui/form/read-submission.ts';
import type { SentForm } from './sent-form.ts';

const minAgeMs = 1_500; // that a person needs at least, as in the lake

/** Sends what was filled in as JSON to a form of HubSpot's, after the checks that the lake would make (specification, section 7). */
export async function toHubspot(
  form: Form,
  { data, headers, page }: SentForm,
  { hubspot, siteUrl }: Pick<Environment, 'hubspot' | 'siteUrl'>,
): Promise<Response> {
  const { fields, faults } = readSubmission(form, data ?? new FormData());
  const consents = new Set(form.fields.flatMap(({ kind, name }) => (kind === 'consent-field' ? name : [])));
  if (faults.length > 0) {
    const body = { status: 'error', message: faults[0]?.message, errors: faults };
    return Response.json(body, { status: 400 });
  }
  const age = headers.get('x-form-age');
  const isPerson = !data?.get('form-website') && (age === null || Number(age) >= minAgeMs);
  if (!isPerson) return Response.json({ inlineMessage: 'Thank you.' });
  return fetch(`${hubspot.api}/submissions/v3/integration/submit/${hubspot.portalId}/${form.hubspotFormId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: fields.map(({ name, values }) => ({
        name,
        value: consents.has(name) || values.join(';'), // how HubSpot takes several; consent as the newsletter sends it
      })),
      ...(page && { context: { pageUri: `${siteUrl}${page}` } }),
    }),
    cache: 'no-store',
  });
}
