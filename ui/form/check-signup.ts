import { checkEmail } from './check-email.ts';

/** What a visitor enters to subscribe to the newsletter. */
export interface Signup {
  email: string;
  privacyConsent: boolean;
}

/** The errors of a signup by field; empty if there are none. */
export type SignupErrors = Partial<Record<keyof Signup, string>>;

/** Checks a signup (specification, section 5), both in the browser and where it is received. */
export function checkSignup({ email, privacyConsent }: Signup): SignupErrors {
  const errors: SignupErrors = {};
  const wrong = checkEmail(email.trim());
  if (wrong) errors.email = wrong;
  if (!privacyConsent) errors.privacyConsent = consentMissing;
  return errors;
}

/** The error for a missing consent. */
export const consentMissing = 'You must accept the privacy policy';

/** The stored form of consent, in the lake and at HubSpot, whose checkboxes know `true` and `false`. */
export const consented = 'true';

/** Whether a sent value means consent: a checked box is sent as `on`, by scripts as `true`. */
export const isConsent = (value: unknown): boolean => value === 'on' || value === consented;

/** The one error that is shown: that of the consent, else that of the address. */
export function shownError({ email, privacyConsent }: SignupErrors): string | undefined {
  return privacyConsent ?? email;
}
