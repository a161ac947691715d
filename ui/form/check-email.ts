import { parseUrl } from '../link/parse-url.ts';

const emailForm = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/i;
const maxLength = 254; // characters (RFC 5321)

/** The error for a missing address. */
export const emailMissing = 'Email is required';

/** Returns the error of a trimmed email address (specification, section 5); undefined if it is valid. */
export function checkEmail(email: string): string | undefined {
  if (email === '') return emailMissing;
  if (email.length > maxLength || !emailForm.test(withPlainDomain(email))) return 'Invalid email address';
}

/** The address with its domain as mail servers write it: "müller.de" is "xn--mller-kva.de" (RFC 5891). */
function withPlainDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Only letters of other scripts need it; anything else, such as a port, would go unseen.
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
    ? email.slice(0, at) + (parseUrl(`http://${domain}`)?.hostname ?? '')
    : email;
}
