import type { SearchAnswer } from './search-answer.ts';

/** Asks the site's search a question. Throws an Error whose message is for the visitor where there is no answer. */
export async function askSite(question: string, signal: AbortSignal): Promise<SearchAnswer> {
  const answer = await fetch(`/api/search?${new URLSearchParams({ q: question })}`, { signal }).catch(
    (error) => {
      if (signal.aborted) throw error;
      throw new Error('The site could not be reached. Check your connection, then type to try again.');
    },
  );
  if (answer.status === 429)
    throw new Error(
      `Too many searches at once. Try again in ${answer.headers.get('retry-after') ?? 'a few'} s.`,
    );
  if (!answer.ok) throw new Error('The search does not answer at the moment. Try again in a minute.');
  return answer.json();
}
