import { secretHeader } from '../../renderer/commands.ts';
import type { PageText } from '../../search/page-text.ts';
import { pageTextPath } from '../../search/search-address.ts';

const maxMs = 60_000;

/**
 * Returns a function that asks Next, which has the code of all kinds, for the text by which the search finds a page;
 * null when nobody is to find it. It throws when Next does not say.
 */
export function askPageText(origin: string, secret: string): (path: string) => Promise<PageText | null> {
  return async (path) => {
    const answer = await fetch(origin + pageTextPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [secretHeader]: secret },
      body: JSON.stringify({ path }),
      signal: AbortSignal.timeout(maxMs),
    });
    if (!answer.ok)
      throw new Error(`The page "${path}" could not be read for the search (${answer.status}).`);
    // What the route has made of a PageText: nobody else has the secret.
    return (await answer.json()) as PageText | null;
  };
}
