import { checkSignup, consented, isConsent } from './check-signup.ts';
import { freeMailFault } from './free-mail.ts';
import type { Submission } from './read-submission.ts';

/**
 * Reads a sent newsletter signup and checks it by the same rules as the browser did. It takes work addresses only.
 */
export function readSignup(data: FormData): Submission {
  const sent = data.get('email');
  const email = typeof sent === 'string' ? sent.trim() : '';
  const errors = checkSignup({ email, privacyConsent: isConsent(data.get('privacy_consent')) });
  const read: Submission = { fields: [], files: [], faults: [] };
  if (errors.email) {
    const errorType = email === '' ? 'REQUIRED_FIELD' : 'INVALID_EMAIL';
    read.faults.push({ errorType, message: errors.email, field: 'email' });
  } else {
    const blocked = freeMailFault('email', email);
    if (blocked) read.faults.push(blocked);
    read.fields.push({ name: 'email', label: 'Email', values: [email] });
  }
  if (errors.privacyConsent)
    read.faults.push({
      errorType: 'REQUIRED_FIELD',
      message: errors.privacyConsent,
      field: 'privacy_consent',
    });
  else read.fields.push({ name: 'privacy_consent', label: 'Consent', values: [consented] });
  return read;
}
