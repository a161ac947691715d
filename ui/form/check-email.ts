const emailForm = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const maxLength = 254; // characters (RFC 5321)

/** What is said to somebody who has left the address out. */
export const emailMissing = 'Email is required';

/** What is wrong with an email address that has no spaces around it (specification, section 5); undefined when nothing is. */
export function checkEmail(email: string): string | undefined {
  if (email === '') return emailMissing;
  if (email.length > maxLength || !emailForm.test(email)) return 'Invalid email address';
}
