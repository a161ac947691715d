const twoYears = 63_072_000; // seconds

/**
 * What the head of every answer of a lake says that is reached at an address; an answer that says otherwise stands. What is asked for by
 * CORS, as a Studio on another origin does, is not held to the policy of resources: without that, pages elsewhere embed files alone.
 */
export const answerHeaders = (publicUrl: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(/^https:/i.test(publicUrl) && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
});

/** Puts headers into an answer: those of CORS, and those that stand for all where it says nothing else. */
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
