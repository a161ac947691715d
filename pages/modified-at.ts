/** The dates of a document, in ISO 8601. */
interface Dated {
  _updatedAt: string;
  publishedAt?: string | null;
  revisedAt?: string | null;
}

/**
 * When the content of an article last changed, as its page says it: the later of revision and publication. The time
 * of the last edit counts only where a document has neither date, because a correction that the page does not mention
 * is no revision.
 */
export function modifiedAt({ revisedAt, publishedAt, _updatedAt }: Dated): string {
  const told = [revisedAt, publishedAt].flatMap((date) => date ?? []);
  return told.toSorted().at(-1) ?? _updatedAt;
}
