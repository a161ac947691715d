import { useEffect, useEffectEvent } from 'react';
import { definePlugin, useClient, usePerspective, useSchema } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { saidBy } from '../asking/said-by.ts';
import { hearPages } from '../pages-shown/shown-pages.ts';
import { apiVersion } from '../settings.ts';
import { besideStudio } from '../window/beside-studio.tsx';
import { lookForPages } from './look-for-pages.ts';
import { lookForShared } from './look-for-shared.ts';

/** Finds what editors choose from on the page itself: pages that a link can lead to, and sections that pages share. */
export const findForPages = definePlugin({
  name: 'find-for-pages',
  studio: besideStudio(Finder),
});

function Finder() {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const { perspectiveStack } = usePerspective();
  const hear = useEffectEvent(async (said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type === 'find')
      try {
        const pages = await lookForPages(client, said.words, (type) => schema.get(type)?.title ?? type);
        answer({ type: 'found', find: said.find, pages });
      } catch (error) {
        console.warn(error);
        answer({ type: 'found', find: said.find, pages: [], fault: saidBy(error) });
      }
    else if (said.type === 'find-shared')
      try {
        const found = await lookForShared(client, perspectiveStack);
        answer({ type: 'found-shared', find: said.find, ...found });
      } catch (error) {
        console.warn(error);
        answer({ type: 'found-shared', find: said.find, sections: [], isAll: false });
      }
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
