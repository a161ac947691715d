/** When a document was last changed; times are in ISO 8601. */
interface Dated {
  _updatedAt: string;
  publishedAt?: string | null;
  revisedAt?: string | null;
}

/**
 * When what an article says was last changed: as its page says it, when it was revised, and before that when it was published. A
 * correction of which the page says nothing is no revision, and a document without a date has only its last change.
 */
export function modifiedAt({ revisedAt, publishedAt, _updatedAt }: Dated): string {
  const told = [revisedAt, publishedAt].flatMap((date) => date ?? []);
  return told.toSorted().at(-1) ?? _updatedAt;
}
