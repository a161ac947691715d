/** What a visitor has filled in to get the newsletter. */
export interface Signup {
  email: string;
  privacyConsent: boolean;
}

/** What is wrong with it, by field; empty when nothing is. */
export type SignupErrors = Partial<Record<keyof Signup, string>>;

const emailForm = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

/** Checks a signup (specification, section 5). */
export function validateSignup({ email, privacyConsent }: Signup): SignupErrors {
  const errors: SignupErrors = {};
  if (email.trim() === '') errors.email = 'Email is required';
  else if (!emailForm.test(email.trim())) errors.email = 'Invalid email address';
  if (!privacyConsent) errors.privacyConsent = 'You must accept the privacy policy';
  return errors;
}

/** The one error that is shown: that of the address only when the consent has none. */
export function shownError({ email, privacyConsent }: SignupErrors): string | undefined {
  return privacyConsent ?? email;
}
