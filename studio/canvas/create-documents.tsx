import { useEffect, useEffectEvent } from 'react';
import { definePlugin, useClient, usePerspective } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { apiVersion } from '../settings.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { madeDocuments } from './made-documents.ts';

/**
 * Creates the documents that editors make on the page itself, such as a shared section, in the layer that the Studio
 * looks at.
 */
export const createDocuments = definePlugin({
  name: 'create-documents',
  studio: besideStudio(Creator),
});

function Creator() {
  const client = useClient({ apiVersion });
  const { selectedReleaseId: release } = usePerspective();
  const hear = useEffectEvent(async (said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'create') return;
    const { document, what } = said;
    try {
      await madeDocuments.make(client, document, what, release);
    } catch (error) {
      console.warn(error);
      answer({ type: 'refused', sentence: `“${what}” was not done: the document could not be created.` });
    }
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
