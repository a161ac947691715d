import type { DocumentStore } from 'sanity';
import type { Target } from '#canvas/messages.ts';
import { opened } from './history.ts';
import { keyOf } from './step-key.ts';
import type { TitledType } from './title-at.ts';
import { watch } from './watch.ts';

const goneMs = 60_000; // after which a page is not coming back: one that is loaded anew is gone for a moment

const watched = new Set<string>();

/** Notes what is done in a document that a page changes, until neither a page nor a form shows it any more: each holds a connection to the lake. */
export function watchOnPage(
  store: DocumentStore,
  type: TitledType,
  target: Target,
  release: string | undefined,
): void {
  const step = { target, release };
  const key = keyOf(step);
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
