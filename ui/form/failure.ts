/**
 * The message when an endpoint refuses a form without an error that the visitor could correct (specification, section
 * 8).
 */
export const failed = 'Failed to submit form';

/** The message when an endpoint finds a fault in a field that the page does not have. */
export const formChanged =
  'This form has changed since you opened the page. Copy what you wrote, reload the page, and send it again.';

/**
 * Sends a request. Where the site cannot be reached, it throws an Error whose message is for the visitor: the
 * browser's own message (specification, section 8), and what to do.
 */
export async function send(to: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(to, request);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${said}: the site could not be reached. What you wrote is still here. Try again in a moment.`,
      { cause },
    );
  }
}

/** The error for an address of a free mail provider (specification, section 8). */
export const blockedEmail =
  'This email address is not allowed. Please use a corporate email address instead of free email providers (Gmail, Yahoo, etc.).';

/** One error in the answer of an endpoint with the format of HubSpot's; our own endpoint also names the field. */
export interface Fault {
  errorType?: string;
  message?: string;
  field?: string;
}

/** Returns the errors in the body of a failed submission; none if it is not JSON, or has no list of them. */
export function readFaults(body: string): Fault[] {
  try {
    const { errors } = (JSON.parse(body) ?? {}) as { errors?: unknown };
    return Array.isArray(errors) ? errors.filter((error) => typeof error === 'object' && error !== null) : [];
  } catch {
    return [];
  }
}
