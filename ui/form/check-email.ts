const emailForm = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const maxLength = 254; // characters (RFC 5321)

/** The error for a missing address. */
export const emailMissing = 'Email is required';

/** Returns the error of a trimmed email address (specification, section 5); undefined if it is valid. */
export function checkEmail(email: string): string | undefined {
  if (email === '') return emailMissing;
  if (email.length > maxLength || !emailForm.test(email)) return 'Invalid email address';
}
