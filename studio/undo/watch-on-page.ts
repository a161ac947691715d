import type { DocumentStore } from 'sanity';
import type { Target } from '#canvas/messages.ts';
import { opened } from './history.ts';
import { keyOf } from './step-key.ts';
import type { TitledType } from './title-at.ts';
import { watch } from './watch.ts';

const goneMs = 60_000; // after which a page is not coming back: one that is loaded anew is gone for a moment

/** What is watched through each store: whoever signs in anew has another one. */
const watchedIn = new WeakMap<DocumentStore, Set<string>>();

/** Notes what is done in a document that a page changes, until neither a page nor a form shows it any more: nobody takes back what nobody sees. */
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
