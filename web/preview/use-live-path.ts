'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { storedAddress } from '#schemas/stored-address.ts';
import { LivePath } from './live-path.ts';
import { loadTree } from './load-tree.ts';
import type { PreviewSeed } from './preview-seed.ts';
import { frameTypes, type ServedPath, servedDocument } from './served-path.ts';
import { type LiveDocument, openStudioChannel } from './studio-channel.ts';

const quiet = 700; // ms without a key, after which the lake is asked
const maxTries = 20; // how often it is asked for what the Studio has not stored yet

/** What stands at a path while it is edited. */
export interface Editing {
  shown: ServedPath;
  /** A document as it is in the form, else as it is stored. */
  documentOf: (id: string) => LiveDocument | undefined;
  /** Shows a document as it was changed on the page itself. */
  edit: (document: LiveDocument) => void;
}

/**
 * What stands at a path, made anew at every change in the Studio. When the editor rests, the lake's own answer takes
 * its place, so that lists are right as well; a page that has got another address is followed there.
 */
export function useLivePath(path: string, seed: PreviewSeed): Editing {
  const router = useRouter();
  const [shown, setShown] = useState(seed.served);
  const live = useRef<LivePath>(null);
  const edit = useRef<(document: LiveDocument) => void>(() => {});

  useEffect(() => {
    // Nobody types before the page stands; what comes before the query has come waits for it.
    let now: LivePath | undefined;
    const early = new Map<string, LiveDocument>();
    setShown(seed.served);
    const document = servedDocument(seed.served);
    const asked = new Set<string>();
    let isFrameEdited = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();

    async function ask<T>(address: string): Promise<T | undefined> {
      const answer = await fetch(address, { signal: over.signal }).catch(() => null);
      return answer?.ok ? answer.json() : undefined;
    }

    async function begin(): Promise<void> {
      const tree = await loadTree(seed.tree).catch(() => undefined);
      if (over.signal.aborted) return;
      if (tree === undefined) {
        timer = setTimeout(begin, quiet);
        return;
      }
      now = new LivePath(seed, tree);
      live.current = now;
      for (const document of early.values()) edit.current(document);
    }

    async function bringMissing(now: LivePath, document: LiveDocument): Promise<void> {
      const ids = now.missingFor(document).filter((id) => !asked.has(id));
      if (ids.length === 0) return;
      for (const id of ids) asked.add(id);
      const found = await ask<LiveDocument[]>(`/api/preview/documents?ids=${ids.map(encodeURIComponent)}`);
      if (!found) for (const id of ids) asked.delete(id);
      else if (found.length > 0) setShown(now.put(...found));
    }

    async function catchUp(left: number): Promise<void> {
      const fresh = await ask<PreviewSeed>(`/api/preview?path=${encodeURIComponent(path)}`);
      const tree = fresh && (await loadTree(fresh.tree).catch(() => undefined));
      if (!now || !fresh || !tree || over.signal.aborted) return;
      const address =
        document &&
        servedDocument(fresh.served)?._id !== document._id &&
        storedAddress(now.documentOf(document._id));
      if (address && address !== path) return router.replace(address);
      if (!now.isCaughtUpBy(fresh)) {
        if (left > 0) timer = setTimeout(catchUp, quiet, left - 1);
        return;
      }
      now = new LivePath(fresh, tree);
      live.current = now;
      setShown(fresh.served);
      if (isFrameEdited || !servedDocument(fresh.served)) router.refresh();
    }

    edit.current = (document) => {
      if (!now) return void early.set(document._id, document);
      const next = now.put(document);
      flushSync(() => setShown(next));
      isFrameEdited ||= frameTypes.includes(document._type);
      void bringMissing(now, document);
      clearTimeout(timer);
      timer = setTimeout(catchUp, quiet, maxTries);
    };
    void begin();
    const close = openStudioChannel((document) => edit.current(document));
    return () => {
      over.abort();
      clearTimeout(timer);
      close();
    };
  }, [path, seed, router]);

  return {
    shown,
    documentOf: (id) => live.current?.documentOf(id) ?? seed.documents.find(({ _id }) => _id === id),
    edit: (document) => edit.current(document),
  };
}
