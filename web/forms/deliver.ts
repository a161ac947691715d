import { personHeaders, refuseForm } from '#limits/taken-forms.ts';
import type { Environment } from '#settings/environment.ts';
import { siteToken } from '#settings/site-token.ts';
import { findForm } from './find-form.ts';
import { postForm } from './post-form.ts';
import type { SentForm } from './sent-form.ts';
import { toHubspot } from './to-hubspot.ts';

const passed = ['content-type', ...personHeaders];

/**
 * Delivers a form to HubSpot if it has a form of its own there and no files, else to the lake; returns their answer.
 * Throws when that does not come in time.
 */
export async function deliver(sent: SentForm, environment: Environment): Promise<Response> {
  const { hubspot, apiHost } = environment;
  const form = hubspot.portalId ? await findForm(sent.name) : null;
  const hasFiles = form?.fields.some(({ kind }) => kind === 'file-field');
  if (form?.hubspotFormId && !hasFiles) return toHubspot(form, sent, environment);
  if (!apiHost) return refuseForm(404, [], 'There is no such form.');
  return toLake(sent, apiHost, siteToken(environment));
}

/** Passes a form to the lake, which believes the visitor's address only from a sender with a token. */
async function toLake(
  { path, page, headers, bytes, sender }: SentForm,
  apiHost: string,
  token: string | undefined,
): Promise<Response> {
  const kept = passed.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  kept.push(['x-forwarded-for', sender]);
  if (token) kept.push(['authorization', `Bearer ${token}`]);
  if (page) kept.push(['x-form-page', page]);
  return postForm(`${apiHost}/${path}`, { headers: kept, body: bytes });
}
