import { type Form, form, formQuery } from '#schemas/form/contract.ts';
import { client } from '../content/content.ts';
import { fetchContent } from '../content/fetch-content.ts';

/** A form of the Studio by its name; null when there is none. */
export async function findForm(name: string): Promise<Form | null> {
  return (await fetchContent(client, form.nullable(), formQuery, { form: name })).data;
}
