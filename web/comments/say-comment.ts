/** A comment on a draft; without a section, on the whole page. */
export interface Comment {
  link: string;
  section?: string | undefined;
  name: string;
  words: string;
}

/** Sends a comment; throws a sentence for its author when it is not taken. */
export async function sayComment(comment: Comment): Promise<void> {
  const answer = await fetch('/api/draft/comments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(comment),
  }).catch(() => undefined);
  if (answer?.ok) return;
  const { message }: { message?: string } = (await answer?.json().catch(() => undefined)) ?? {};
  throw new Error(message || 'The comment could not be sent. Try again.');
}
