/** The message of an error for an editor; for a refused request, the lake's own words. */
export function saidBy(error: unknown): string {
  // The shape of errors of Sanity's client, in which each part can be missing.
  const { details, message } = (error ?? {}) as {
    details?: { description?: string; items?: { error?: { description?: string } }[] };
    message?: string;
  };
  return details?.items?.[0]?.error?.description ?? details?.description ?? message ?? String(error);
}
