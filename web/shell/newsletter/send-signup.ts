import type { Signup } from './validate-signup.ts';

const blocked =
  'This email address is not allowed. Please use a corporate email address instead of free email providers (Gmail, Yahoo, etc.).';
const failed = 'Failed to submit form';

/** What tells people from machines; only our own endpoint is told. */
export interface Traces {
  /** How long the form was on the screen, in milliseconds. */
  age: number;
  /** What stands in a field that people do not see. */
  trap: string;
}

/**
 * Sends a signup to an endpoint of the shape of HubSpot's; throws an Error whose message is for the visitor
 * (specification, sections 7 and 8).
 */
export async function sendSignup(endpoint: string, signup: Signup, traces?: Traces): Promise<void> {
  const own = traces && {
    'x-form-age': String(Math.round(traces.age)),
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

function errorOf(text: string): string {
  const { errors } = readFailure(text);
  const isBlocked = Array.isArray(errors) && errors.some((error) => error?.errorType === 'BLOCKED_EMAIL');
  return isBlocked ? blocked : failed;
}

/** The body of a failure; one that is not JSON is a message. */
function readFailure(text: string): { message?: unknown; errors?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : { message: text };
  } catch {
    return { message: text };
  }
}
