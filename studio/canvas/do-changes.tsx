import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { definePlugin, useDocumentStore, usePerspective } from 'sanity';
import { sentenceFor } from '#canvas/lock.ts';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { hearPages, listenToPages } from '../pages-shown/shown-pages.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { changeForPage } from './change-for-page.ts';
import { lookAtLayer } from './open-document.ts';
import { noteUnderWay } from './under-way.ts';
import { useWhyLocked } from './use-why-locked.ts';

/**
 * Makes the changes that editors make on the page itself as if they had made them in the form: in the draft, or in the
 * version of the release that is looked at, whether the form is open or not. `origins` are those of the sites that may
 * ask for it.
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
  // Changes of one layer are still being stored when pages already look at another. A layout effect runs before any
  // form tells pages of the new layer.
  useLayoutEffect(() => lookAtLayer(looksAt === 'published' ? null : release), [looksAt, release]);
  return null;
}
