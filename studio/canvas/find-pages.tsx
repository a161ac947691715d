import groq from 'groq';
import { useEffect, useEffectEvent } from 'react';
import { definePlugin, type LayoutProps, useClient, useSchema } from 'sanity';
import type { ToPage, ToStudio } from '#canvas/messages.ts';
import { addressedTypes } from '#schemas/addresses.ts';
import { apiVersion } from '../settings.ts';
import { hearPages } from './pages.ts';

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

const query = groq`*[_type in $types && coalesce(title, name) match $words] | order(_updatedAt desc) [0...8]{
  "id": _id, "title": coalesce(title, name, ""), _type
}`;

function Finder() {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const hear = useEffectEvent(async (said: ToStudio, answer: (said: ToPage) => void) => {
    if (said.type !== 'find') return;
    const { find, words } = said;
    try {
      const found = await client
        .withConfig({ perspective: 'published' })
        .fetch<{ id: string; title: string; _type: string }[]>(query, {
          types: addressedTypes,
          words: `${words.trim()}*`,
        });
      const pages = found.map(({ _type, ...page }) => ({
        ...page,
        kind: schema.get(_type)?.title ?? _type,
      }));
      answer({ type: 'found', find, pages });
    } catch (error) {
      console.warn(error);
      answer({ type: 'found', find, pages: [] });
    }
  });
  useEffect(() => hearPages(hear), []);
  return null;
}
