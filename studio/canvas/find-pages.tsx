import { useEffect, useEffectEvent } from 'react';
import { definePlugin, type LayoutProps, useClient, useSchema } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { apiVersion } from '../settings.ts';
import { hearPages } from '../shown-pages.ts';
import { lookForPages } from './look-for-pages.ts';

/** Looks for pages that a link can lead to, for editors who write a link on the page itself. */
export const findPages = definePlugin({
  name: 'find-pages',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <Finder />
        </>
      ),
    },
  },
});

function Finder() {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const hear = useEffectEvent(async (said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'find') return;
    const { find, words } = said;
    try {
      const pages = await lookForPages(client, words, (type) => schema.get(type)?.title ?? type);
      answer({ type: 'found', find, pages });
    } catch (error) {
      console.warn(error);
      answer({ type: 'found', find, pages: [] });
    }
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
