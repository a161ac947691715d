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
 * Lets the Studio's overlay lie on the page: frames around sections and fields, their names and menus, and dragging.
 * What is changed there is changed by the Studio, where it looks, as all that is done on the page. `perspective` is what the page
 * is looked at through.
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
  // The page follows what the Studio says to it; were nobody to take this, the Studio would load its frame anew.
  const hearPerspective = useCallback<NonNullable<VisualEditingOptions['onPerspectiveChange']>>(
    (perspective) => {
      heard.current = perspectiveOf([perspective].flat().join()).join();
    },
    [],
  );
  // The page follows the form by itself; only the Studio's own button asks for more.
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
    // Each time it waits longer: to begin anew costs a machine that is slow already.
    const waitMs = Math.min(answerMs * attempt, maxAnswerMs);
    const timer = setInterval(() => {
      const isLost = actor === emptyActor || known.areLost || isCutOff(actor as MutatorActor);
      // The overlay asks once through which perspective it is, and does not hear of another while the Studio is cut off.
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
    // Before the Studio has been found, an actor stands there that has nothing to say.
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
 * Whether a document waits for the lake's word that the Studio hears it, which the overlay asks for once, and not again
 * after a break: its menu would load, and what is done with it wait, for ever.
 */
function isCutOff(actor: MutatorActor): boolean {
  // What the package says of their type has been lost in its declarations, and is {}.
  const documents = Object.values(actor.getSnapshot().context.documents) as DocumentActor[];
  return documents.some((document) => !document.getSnapshot().matches('connected'));
}
