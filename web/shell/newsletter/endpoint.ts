import { formAction, newsletterName } from '#schemas/form/form-action.ts';
import { readEnvironment } from '#settings/environment.ts';

/** Where signups go: to HubSpot when the settings name a portal and a form, else to the site, which passes them to the lake. */
export function signupEndpoint(): { endpoint: string; isOwn: boolean } {
  const { portalId, formId, api } = readEnvironment().hubspot;
  if (!portalId || !formId) return { endpoint: formAction(newsletterName), isOwn: true };
  return { endpoint: `${api}/submissions/v3/integration/submit/${portalId}/${formId}`, isOwn: false };
}

/** What a visitor agrees to, where the footer has no words of its own (specification, section 8). */
export function consentText(privacyMailbox: string | null): string {
  const contact = privacyMailbox ? ` or by writing to ${privacyMailbox}` : '';
  return `We collect your name and email address for marketing communication. You can withdraw your consent at any time by unsubscribing${contact}.`;
}
