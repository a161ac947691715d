const twoYears = 63_072_000; // seconds

/**
 * The headers of every answer of a lake that is reached at `publicUrl`, unless the answer has them itself. The policy
 * of resources does not apply to what is asked for by CORS, as a Studio on another origin does; without CORS, pages
 * elsewhere can embed only files, which have a policy of their own.
 */
export const answerHeaders = (publicUrl: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(/^https:/i.test(publicUrl) && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
});

/** Puts headers into an answer: those of CORS, and of the usual ones those that it lacks. */
export function withHeaders(
  response: Response,
  cors: Record<string, string>,
  usual: Record<string, string>,
): Response {
  for (const [name, value] of Object.entries(usual))
    if (!response.headers.has(name)) response.headers.set(name, value);
  for (const [name, value] of Object.entries(cors)) {
    if (name === 'Vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}
