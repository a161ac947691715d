import type { DocumentStore } from 'sanity';
import type { Target } from '#canvas/messages.ts';
import { opened } from './history.ts';
import { keyOf } from './step-key.ts';
import type { TitledType } from './title-at.ts';
import { watch } from './watch.ts';

const goneMs = 60_000; // after this time a page is gone for good; one that reloads is gone for a moment

/** The documents watched through each store; signing in again makes a new store. */
const watchedIn = new WeakMap<DocumentStore, Set<string>>();

/**
 * Records as steps what is done in a document that a page changes, until no page or form shows it any more, because
 * nobody undoes what they do not see.
 */
export function watchOnPage(
  store: DocumentStore,
  type: TitledType,
  target: Target,
  release: string | undefined,
): void {
  const step = { target, release };
  const key = keyOf(step);
  const watched = watchedIn.get(store) ?? new Set();
  watchedIn.set(store, watched);
  if (watched.has(key)) return;
  watched.add(key);
  const end = watch(store, type, target, release);
  let gone: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!opened.has(step, release)) {
      gone ??= setTimeout(leave, goneMs);
      return;
    }
    clearTimeout(gone);
    gone = undefined;
  };
  const forget = opened.subscribe(look);
  look();

  function leave(): void {
    forget();
    watched.delete(key);
    end();
  }
}
