import type { Signup } from '#ui/form/check-signup.ts';
import { blockedEmail, failed, readFaults } from '#ui/form/failure.ts';

/** What tells people from machines; only our own endpoint is told. */
export interface Traces {
  /** How long the form was on the screen, in milliseconds. */
  ageMs: number;
  /** What stands in a field that people do not see. */
  trap: string;
}

/**
 * Sends a signup to an endpoint of the shape of HubSpot's; throws an Error whose message is for the visitor
 * (specification, sections 7 and 8).
 */
export async function sendSignup(endpoint: string, signup: Signup, traces?: Traces): Promise<void> {
  const own = traces && {
    'x-form-age': String(Math.round(traces.ageMs)),
    ...(traces.trap && { 'x-form-trap': '1' }),
  };
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...own },
    body: JSON.stringify({
      fields: [
        { name: 'email', value: signup.email.trim() },
        { name: 'privacy_consent', value: signup.privacyConsent },
      ],
    }),
  });
  if (!response.ok) throw new Error(errorOf(await response.text()));
}

function errorOf(body: string): string {
  const isBlocked = readFaults(body).some(({ errorType }) => errorType === 'BLOCKED_EMAIL');
  return isBlocked ? blockedEmail : failed;
}
