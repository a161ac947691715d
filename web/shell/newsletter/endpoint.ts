import { readEnvironment } from '#settings/environment.ts';

/**
 * Where scripts send signups when the settings name a portal and a form of HubSpot; null without them: they then go where
 * browsers send them by themselves, to the site, which passes them on.
 */
export function hubspotEndpoint(): string | null {
  const { portalId, formId, api } = readEnvironment().hubspot;
  return portalId && formId ? `${api}/submissions/v3/integration/submit/${portalId}/${formId}` : null;
}

/** What a visitor agrees to, where the footer has no words of its own (specification, section 8). */
export function consentText(privacyMailbox: string | null): string {
  const contact = privacyMailbox ? ` or by writing to ${privacyMailbox}` : '';
  return `We collect your name and email address for marketing communication. You can withdraw your consent at any time by unsubscribing${contact}.`;
}
