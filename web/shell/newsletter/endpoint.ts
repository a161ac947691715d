import { readEnvironment } from '#settings/environment.ts';

/**
 * The address to which scripts send signups when the settings name a portal and a form of HubSpot. Null without these:
 * then they go to the site, to which browsers send the form by themselves, and which passes them on.
 */
export function hubspotEndpoint(): string | null {
  const { portalId, formId, api } = readEnvironment().hubspot;
  return portalId && formId ? `${api}/submissions/v3/integration/submit/${portalId}/${formId}` : null;
}

/** The text that a visitor agrees to when the footer has none of its own (specification, section 8). */
export function consentText(privacyMailbox: string | null): string {
  const contact = privacyMailbox ? ` or by writing to ${privacyMailbox}` : '';
  return `We collect your name and email address for marketing communication. You can withdraw your consent at any time by unsubscribing${contact}.`;
}
