import { type Form, form, formQuery } from '#schemas/form/contract.ts';
import { newsletterName } from '#schemas/form/form-action.ts';
import { readEnvironment } from '#settings/environment.ts';
import { getShell } from '../content/content.ts';
import { fetchContent } from '../content/fetch-content.ts';
import { client } from '../content/site-client.ts';
import { newsletterForm } from '../shell/newsletter/newsletter-form.ts';

/**
 * Finds a form by its name: one of the Studio, or the newsletter, which no document describes; null when there is none.
 * Throws when the lake does not answer.
 */
export async function findForm(name: string): Promise<Form | null> {
  if (name === newsletterName)
    return newsletterForm(await getShell(), readEnvironment().hubspot.formId ?? null);
  return (await fetchContent(client, form.nullable(), formQuery, { form: name })).data;
}
