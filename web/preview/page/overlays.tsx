'use client';

import './overlays.css';
import type { HistoryAdapter, VisualEditingOptions } from '@sanity/visual-editing';
import {
  emptyActor,
  type MutatorActor,
  useOptimisticActor,
  VisualEditing,
} from '@sanity/visual-editing/react';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { perspectiveOf } from '../outlook/perspective.ts';
import { type Arranging, arrangeThroughStudio } from './arrange-through-studio.ts';
import { KnownParts } from './known-parts.ts';
import { nameOverlays, noteFrames } from './overlay-name.tsx';

/** Longer than the overlay waits for answers to its first questions, which it asks once. */
const answerMs = 12_000;
const maxAnswerMs = 60_000;

/**
 * Lays the Studio's overlay on the page: frames around sections and fields, their names and menus, and dragging. A
 * change made there goes to the Studio, into the draft or release that it looks at, like every change on the page.
 * `perspective` is what the page is looked at through.
 */
export function Overlays({ perspective, documentOf, change }: Arranging & { perspective: string[] }) {
  const router = useRouter();
  const seen = perspective.join();
  const heard = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(1);
  const [known] = useState(() => new KnownParts());
  const [components] = useState(() => nameOverlays(known));
  const history = useMemo<HistoryAdapter>(
    () => ({
      subscribe(navigate) {
        navigate({ type: 'push', url: location.pathname + location.search });
        return () => {};
      },
      update(update) {
        if (update.type === 'push') router.push(update.url);
        else if (update.type === 'replace') router.replace(update.url);
        else router.back();
      },
    }),
    [router],
  );
  // The page hears of the perspective through its own channel; without a handler here, the Studio would reload its
  // frame.
  const hearPerspective = useCallback<NonNullable<VisualEditingOptions['onPerspectiveChange']>>(
    (perspective) => {
      heard.current = perspectiveOf([perspective].flat().join()).join();
    },
    [],
  );
  // The page follows the form by itself, so only the Studio's own button refreshes it.
  const refresh = useCallback<NonNullable<VisualEditingOptions['refresh']>>(
    ({ source }) => {
      if (source !== 'manual') return false;
      router.refresh();
      return Promise.resolve();
    },
    [router],
  );

  useEffect(() => noteFrames(known), [known]);
  const actor = useOptimisticActor();
  useEffect(() => {
    if (window.parent === window && !window.opener) return;
    // It waits longer each time, because beginning anew costs a machine that is slow already.
    const waitMs = Math.min(answerMs * attempt, maxAnswerMs);
    const timer = setInterval(() => {
      const isLost = actor === emptyActor || known.areLost || isCutOff(actor as MutatorActor);
      // The overlay asks for its perspective once, and misses a new one while the Studio is cut off.
      if (!isLost && heard.current === seen) return;
      known.beginAnew();
      setAttempt((before) => before + 1);
    }, waitMs);
    return () => clearInterval(timer);
  }, [actor, attempt, seen, known]);

  const latest = useRef<Arranging>({ documentOf, change });
  useEffect(() => {
    latest.current = { documentOf, change };
  }, [documentOf, change]);
  useEffect(() => {
    // Before the Studio has been found, this is an actor that does nothing.
    if (actor === emptyActor) return;
    return arrangeThroughStudio(actor as MutatorActor, {
      documentOf: (id) => latest.current.documentOf(id),
      change(target, changes) {
        latest.current.change(target, changes);
        // The menu from which a section was inserted does not close by itself.
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      },
    });
  }, [actor]);
  return (
    <VisualEditing
      key={attempt}
      portal
      components={components}
      history={history}
      onPerspectiveChange={hearPerspective}
      refresh={refresh}
    />
  );
}

interface DocumentActor {
  getSnapshot(): { matches(state: 'connected'): boolean };
}

/**
 * Whether a document still waits for the lake's word that the Studio is connected. The overlay asks for it once and not
 * again after a break: its menu would load, and changes wait, for ever.
 */
function isCutOff(actor: MutatorActor): boolean {
  // The package's declarations have lost the type of these actors, which is {}.
  const documents = Object.values(actor.getSnapshot().context.documents) as DocumentActor[];
  return documents.some((document) => !document.getSnapshot().matches('connected'));
}
