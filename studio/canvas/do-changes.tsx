import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { definePlugin, useDocumentStore, usePerspective } from 'sanity';
import { sentenceFor } from '#canvas/lock.ts';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { hearPages, listenToPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { changeForPage } from './change-for-page.ts';
import { lookAt } from './open-document.ts';
import { noteUnderWay } from './under-way.ts';
import { useWhyLocked } from './use-why-locked.ts';

/**
 * Does what editors do on the page itself, as if they had done it in the form: in the draft, or in the version of the
 * release that is looked at, whether its form is open or not. `origins` are those of the sites that may ask for it.
 */
export const doChanges = definePlugin<{ origins: readonly string[] }>(({ origins }) => {
  listenToPages(origins);
  return {
    name: 'do-changes',
    studio: besideStudio(Doer),
  };
});

function Doer() {
  const store = useDocumentStore();
  const { selectedPerspectiveName: looksAt, selectedReleaseId: release } = usePerspective();
  const locked = useWhyLocked();
  const make = async (said: Extract<ToStudio, { type: 'change' }>, answer: (said: ToPage) => void) => {
    const sentence = sentenceFor(locked, said.target.id) ?? (await changeForPage(store, said, release));
    if (sentence) answer({ type: 'refused', sentence, order: said.order });
  };
  const hear = useEffectEvent((said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type === 'change') noteUnderWay(make(said, answer));
  });
  useEffect(() => hearPages(hear), []);
  // What was changed in one layer goes on being stored while pages look at another. Before any form tells of the new one.
  useLayoutEffect(() => lookAt(looksAt === 'published' ? null : release), [looksAt, release]);
  return null;
}
