'use client';

import { type RefObject, useSyncExternalStore } from 'react';
import { pageAround } from '../address/page-around.ts';

/** The name in the address of the episode that is open. */
export const episodeParameter = 'episode';
const mark = 'opensEpisode'; // in the state of a history step that closing undoes by going back

const listeners = new Set<() => void>();
let asked: Element | null = null; // the list in which a visitor last opened an episode
let isAsked = false;
let isClosing = false; // the step back, after which the address has no episode, is under way

/**
 * The open episode of a list, as state. The address holds it (`?episode=…`): a shared address opens its episode, Back
 * closes it, and turning to another episode adds no step to the history. Of several lists with the episode only one
 * opens it: the one in which the visitor chose it, else the first on the page. `isAsked` is false where the address
 * alone opened it.
 */
export function useOpenEpisode(list: RefObject<Element | null>) {
  const slug = useSyncExternalStore(
    listen,
    () => openIn(list.current),
    () => null,
  );
  return {
    slug,
    isAsked: useSyncExternalStore(
      listen,
      () => isAsked,
      () => false,
    ),
    /** Opens an episode from its card. */
    show(next: string) {
      asked = list.current;
      history.pushState({ ...history.state, [mark]: true }, '', episodeHref(next));
      say({ isAsked: true });
    },
    /** Turns to another episode in the open player. */
    turn(next: string) {
      history.replaceState(history.state, '', episodeHref(next));
      say({ isAsked: true });
    },
    close() {
      if (history.state?.[mark]) {
        history.back();
        say({ isClosing: true });
      } else {
        history.replaceState(history.state, '', episodeHref(null));
        say({});
      }
    },
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('popstate', followAddress);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', followAddress);
    asked = null;
    say({});
  };
}

function openIn(list: Element | null): string | null {
  const slug = isClosing ? null : new URLSearchParams(location.search).get(episodeParameter);
  if (!list || !slug) return null;
  const page = pageAround(list);
  const card = (page.contains(asked) && cardIn(asked, slug)) || cardIn(page, slug);
  return list.contains(card) ? slug : null;
}

/** The card of an episode within a list, or the first on a page. */
export const cardIn = (part: ParentNode | null, slug: string): Element | null =>
  part?.querySelector(`[data-episode="${CSS.escape(slug)}"]`) ?? null;

const followAddress = (): void => say({});

function say(next: { isAsked?: boolean; isClosing?: boolean }): void {
  isAsked = next.isAsked ?? false;
  isClosing = next.isClosing ?? false;
  for (const listener of listeners) listener();
}

/** The address of this page with an episode open, or with none. */
export function episodeHref(slug: string | null): string {
  const address = new URL(location.href);
  if (slug) address.searchParams.set(episodeParameter, slug);
  else address.searchParams.delete(episodeParameter);
  return address.pathname + address.search;
}
