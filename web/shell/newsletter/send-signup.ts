import type { Signup } from '#ui/form/check-signup.ts';
import { blockedEmail, failed, readFaults, send } from '#ui/form/failure.ts';

/**
 * Sends a signup to an endpoint like HubSpot's; throws an Error whose message is for the visitor (specification,
 * sections 7 and 8). `trap`, the value of a field that people do not see, and the age of the page tell people from
 * machines; they are sent only to the site's own endpoint, for which `trap` is given.
 */
export async function sendSignup(endpoint: string, signup: Signup, trap?: string): Promise<void> {
  const own = trap !== undefined && {
    'x-form-age': String(Math.round(performance.now())),
    ...(trap && { 'x-form-trap': '1' }),
  };
  const response = await send(endpoint, {
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
