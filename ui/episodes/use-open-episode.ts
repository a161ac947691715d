'use client';

import { type RefObject, useSyncExternalStore } from 'react';
import { pageAround } from '../address/page-around.ts';

const parameter = 'episode';
const mark = 'opensEpisode'; // on a step of the history that going back undoes

const listeners = new Set<() => void>();
let asked: Element | null = null; // the list in which a visitor has last opened one
let isAsked = false;
let isClosing = false; // the step back, after which the address says so, is on its way

/**
 * Which episode of a list is open. The address says so (`?episode=…`): a shared one opens its episode, Back closes it, and going
 * from one to the next takes no further step. Of several lists that hold it only one has it open: the one in which it was
 * pressed, else the first of the page. `isAsked` is false for an episode that the address alone has opened.
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
    /** Opens one from its card. */
    show(next: string) {
      asked = list.current;
      history.pushState({ ...history.state, [mark]: true }, '', episodeHref(next));
      say({ isAsked: true });
    },
    /** Goes on to another one in the open player. */
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
  const slug = isClosing ? null : new URLSearchParams(location.search).get(parameter);
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
  if (slug) address.searchParams.set(parameter, slug);
  else address.searchParams.delete(parameter);
  return address.pathname + address.search;
}
