import { everythingTag } from '../content/cache-tags.ts';
import { secretHeader } from '../renderer/commands.ts';

/**
 * What listens to the lake's live events, of Renewal and of its counterpart in development. What is no event of the lake, and comes
 * about at every instance of the site by itself, such as a moment, has a `name` by which it is one and the same for all.
 */
export interface Renewing {
  welcome(eventId: string | null): void;
  renew(tags: readonly string[], eventId: string | null, name?: string): void;
  renewEverything(eventId: string | null, name?: string): void;
}

/** Has Next take what carries some tags for old; rejects when it does not. */
export type MarkStale = (tags: string[]) => Promise<void>;

/** Opens the way to mark what Next has stored: only within a request of its own can it be told. */
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
 * Renewal in development: no page is kept, so none is rendered that nobody asked for. Any change makes all of them old, and
 * whoever asks for one next waits for the new one.
 */
export function markChanges(markStale: MarkStale): Renewing {
  const mark = () =>
    void markStale([everythingTag]).catch((error: Error) =>
      console.error(`A change may not show yet: ${error.message} Save it again.`),
    );
  return { welcome() {}, renew: mark, renewEverything: mark };
}

/** Has two hear of the same events. */
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
