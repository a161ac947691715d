import { everythingTag } from '../content/cache-tags.ts';
import { secretHeader } from '../renderer/commands.ts';

/**
 * What Renewal and its counterpart in development hear of the lake's live events. A change that is no event of the lake
 * but comes about at every instance of the site by itself, such as a moment, has a `name` by which all of them know it
 * for the same.
 */
export interface Renewing {
  welcome(eventId: string | null): void;
  renew(tags: readonly string[], eventId: string | null, name?: string): void;
  renewEverything(eventId: string | null, name?: string): void;
}

/** Has Next treat what carries one of these tags as old; rejects when Next does not. */
export type MarkStale = (tags: string[]) => Promise<void>;

/**
 * Makes the function that marks what Next has stored as old. It sends a request, because Next can be told only within
 * one.
 */
export function openMarking(origin: string, secret: string): MarkStale {
  return async (tags) => {
    const answer = await fetch(`${origin}/api/renew`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [secretHeader]: secret },
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) throw new Error(`Next did not take the changed tags (${answer.status}).`);
  };
}

/**
 * Renewal in development. No page is kept, so none is rendered before somebody asks for it. Any change makes all pages
 * old, and whoever asks for one next waits for the new one.
 */
export function markChanges(markStale: MarkStale): Renewing {
  const mark = () =>
    void markStale([everythingTag]).catch((error: Error) =>
      console.error(`A change may not show yet: ${error.message} Save it again.`),
    );
  return { welcome() {}, renew: mark, renewEverything: mark };
}

/** Hands on every event to two listeners. */
export function tellBoth(one: Renewing, other: Renewing): Renewing {
  return {
    welcome(eventId) {
      one.welcome(eventId);
      other.welcome(eventId);
    },
    renew(...news) {
      one.renew(...news);
      other.renew(...news);
    },
    renewEverything(...news) {
      one.renewEverything(...news);
      other.renewEverything(...news);
    },
  };
}
