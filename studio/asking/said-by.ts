/** What an error says to an editor: of a request that was refused, the lake's own words. */
export function saidBy(error: unknown): string {
  // As errors of Sanity's client are; each part may be missing.
  const { details, message } = (error ?? {}) as {
    details?: { description?: string; items?: { error?: { description?: string } }[] };
    message?: string;
  };
  return details?.items?.[0]?.error?.description ?? details?.description ?? message ?? String(error);
}
