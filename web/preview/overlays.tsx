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
import type { LiveDocument } from '#canvas/messages.ts';
import { nameOverlays } from './overlay-name.tsx';
import { writeVersions } from './write-versions.ts';

/** Longer than the overlay waits for answers to its first questions, which it asks once. */
const answerMs = 12_000;
const maxAnswerMs = 60_000;

/**
 * Lets the Studio's overlay lie on the page: frames around sections and fields, their names and menus, and dragging.
 * What is changed there is written where the Studio looks, in the drafts or in a release, and comes to `onEdit` at once,
 * before the Studio knows it. `perspective` is what the page was asked for through.
 */
export function Overlays({
  perspective,
  onEdit,
}: {
  perspective: string[];
  onEdit: (document: LiveDocument) => void;
}) {
  const router = useRouter();
  const [written, setWritten] = useState(perspective[0]);
  const asked = useRef(perspective.join());
  const [attempt, setAttempt] = useState(1);
  const hasNames = useRef<boolean>(undefined);
  const [components] = useState(() =>
    nameOverlays((isKnown) => {
      hasNames.current ||= isKnown;
    }),
  );
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
  const followPerspective = useCallback<NonNullable<VisualEditingOptions['onPerspectiveChange']>>(
    (perspective) => {
      const wanted = [perspective].flat();
      if (wanted.join() === asked.current) return;
      asked.current = wanted.join();
      // The page itself is there a little later; what is done meanwhile must not be in the wrong place.
      setWritten(wanted[0]);
      // The cookie is the server's to set: no script reads it.
      void fetch('/api/preview/perspective', { method: 'POST', body: asked.current }).then(() =>
        router.refresh(),
      );
    },
    [router],
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

  const actor = useOptimisticActor();
  useEffect(() => {
    if (window.parent === window && !window.opener) return;
    // Each time it waits longer: to begin anew costs a machine that is slow already.
    const waitMs = Math.min(answerMs * attempt, maxAnswerMs);
    const timer = setInterval(() => {
      // A Studio that was busy for too long has not said what may be done here: there would be no names and no menus.
      if (actor === emptyActor || hasNames.current === false || isCutOff(actor as MutatorActor))
        setAttempt((before) => before + 1);
    }, waitMs);
    return () => clearInterval(timer);
  }, [actor, attempt]);

  const latest = useRef(onEdit);
  useEffect(() => {
    latest.current = onEdit;
  }, [onEdit]);
  useEffect(() => {
    // Before the Studio has been found, an actor stands there that has nothing to say.
    const subscription = (actor as MutatorActor).on('rebased.local', ({ document: edited }) => {
      if (!edited) return;
      latest.current(edited);
      // The menu from which a section was inserted does not close by itself.
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const isRelease = written && written !== 'drafts' && written !== 'published';
    // What is not the empty actor is the Studio's.
    if (isRelease && actor !== emptyActor) return writeVersions(actor as MutatorActor, written);
  }, [actor, written]);
  return (
    <VisualEditing
      key={attempt}
      portal
      components={components}
      history={history}
      onPerspectiveChange={followPerspective}
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
