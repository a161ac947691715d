import { everythingTag } from '../content/cache-tags.ts';

/** What listens to the lake's live events, of Renewal and of its counterpart in development. */
export interface Renewing {
  welcome(eventId: string | null): void;
  renew(tags: readonly string[], eventId: string | null): void;
  renewEverything(eventId: string | null): void;
  /** Somebody has asked for a page that is old. */
  view(path: string): void;
  /** Nothing was found at a path that is known. */
  check(path: string): void;
  /** Resolves when every page that waited has been rendered anew, or at least tried, for the first time. */
  readonly tried: Promise<void>;
  close(): Promise<void>;
}

/**
 * Renewal in development: no page is kept, so none is rendered that nobody asked for. Any change makes all of them old, and
 * whoever asks for one next waits for the new one.
 */
export function markChanges(markStale: (tags: string[]) => Promise<void>): Renewing {
  const mark = () =>
    void markStale([everythingTag]).catch((error: Error) =>
      console.error(`A change may not show yet: ${error.message} Save it again.`),
    );
  return {
    welcome() {},
    renew: mark,
    renewEverything: mark,
    view() {},
    check() {},
    tried: Promise.resolve(),
    close: async () => {},
  };
}
