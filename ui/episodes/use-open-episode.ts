'use client';

import { useEffect, useState } from 'react';

const parameter = 'episode';
const mark = 'opensEpisode'; // on a step of the history that going back undoes

/**
 * Which episode is open. The address says so (`?episode=…`): a shared one opens its episode, Back closes it, and going
 * from one to the next takes no further step. `isAsked` is false for an episode that the address alone has opened.
 */
export function useOpenEpisode() {
  const [open, setOpen] = useState<{ slug: string | null; isAsked: boolean }>({ slug: null, isAsked: false });

  useEffect(() => {
    const read = () => setOpen({ slug: new URLSearchParams(location.search).get(parameter), isAsked: false });
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  return {
    ...open,
    show(slug: string) {
      if (open.slug === null) history.pushState({ ...history.state, [mark]: true }, '', episodeHref(slug));
      else history.replaceState(history.state, '', episodeHref(slug));
      setOpen({ slug, isAsked: true });
    },
    close() {
      if (history.state?.[mark]) history.back();
      else history.replaceState(history.state, '', episodeHref(null));
      setOpen({ slug: null, isAsked: false });
    },
  };
}

/** The address of this page with an episode open, or with none. */
export function episodeHref(slug: string | null): string {
  const address = new URL(location.href);
  if (slug) address.searchParams.set(parameter, slug);
  else address.searchParams.delete(parameter);
  return address.pathname + address.search;
}
