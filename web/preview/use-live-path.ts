'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LivePath } from './live-path.ts';
import type { PreviewSeed, ServedPath } from './preview-seed.ts';
import { type LiveDocument, openStudioChannel } from './studio-channel.ts';

const quiet = 700; // ms without a key, after which the lake is asked
const patience = 20; // how often it is asked for what the Studio has not stored yet

/**
 * What stands at a path, made anew at every change in the Studio. When the editor rests, the lake's own answer takes
 * its place, so that lists and newly chosen references are right as well.
 */
export function useLivePath(
  path: string,
  seed: PreviewSeed,
): { shown: ServedPath; stored: (id: string) => LiveDocument | undefined } {
  const router = useRouter();
  const [shown, setShown] = useState(seed.served);
  const live = useRef<LivePath>(null);

  useEffect(() => {
    live.current = new LivePath(seed);
    setShown(live.current.shown);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;

    async function catchUp(left: number): Promise<void> {
      const answer = await fetch(`/api/preview?path=${encodeURIComponent(path)}`);
      if (!isOpen || !answer.ok) return;
      const fresh = (await answer.json()) as PreviewSeed;
      if (!isOpen || !live.current) return;
      if (!live.current.isCaughtUpBy(fresh)) {
        if (left > 0) timer = setTimeout(catchUp, quiet, left - 1);
        return;
      }
      live.current = new LivePath(fresh);
      setShown(fresh.served);
      if (!fresh.served.page) router.refresh();
    }

    const close = openStudioChannel((document) => {
      const next = live.current?.put(document);
      if (next) flushSync(() => setShown(next));
      clearTimeout(timer);
      timer = setTimeout(catchUp, quiet, patience);
    });
    return () => {
      isOpen = false;
      clearTimeout(timer);
      close();
    };
  }, [path, seed, router]);

  return {
    shown,
    stored: (id) => live.current?.documentOf(id) ?? seed.documents.find(({ _id }) => _id === id),
  };
}
