import { checkEmail } from './check-email.ts';

/** What a visitor has filled in to get the newsletter. */
export interface Signup {
  email: string;
  privacyConsent: boolean;
}

/** What is wrong with it, by field; empty when nothing is. */
export type SignupErrors = Partial<Record<keyof Signup, string>>;

/** Checks a signup (specification, section 5): in the browser, and where it is taken in. */
export function checkSignup({ email, privacyConsent }: Signup): SignupErrors {
  const errors: SignupErrors = {};
  const wrong = checkEmail(email.trim());
  if (wrong) errors.email = wrong;
  if (!privacyConsent) errors.privacyConsent = consentMissing;
  return errors;
}

/** What is said to somebody who has not agreed. */
export const consentMissing = 'You must accept the privacy policy';

/** How consent is kept: in the lake, and at HubSpot, whose checkboxes know `true` and `false`. */
export const consented = 'true';

/** Whether a value that was sent says that somebody agrees: a checked box is sent as `on`, by scripts as `true`. */
export const isConsent = (value: unknown): boolean => value === 'on' || value === consented;

/** The one error that is shown: that of the address only when the consent has none. */
export function shownError({ email, privacyConsent }: SignupErrors): string | undefined {
  return privacyConsent ?? email;
}
