import type { Project, SectionsField } from './project.ts';

/** The sections of a page, asked for by a projection of the whole list. */
export const sectionsOf = (projection: string): SectionsField => ({
  type: 'page',
  field: 'sections',
  projection,
  folder: 'kinds',
  offeredIn: 'kinds/offered.ts',
});

/** A project of some types that has no kinds, no queries and no site. */
export const projectOf = (types: Project['types']): Required<Project> => ({
  types,
  kinds: {},
  sections: sectionsOf('[]{_key, _type}'),
  documents: { types: {} },
  queries: [],
  parameters: {},
  forEditors: [],
  migrations: [],
  coverWith: 'npm run migration:new',
  snapshot: new URL('./no-such-snapshot.json', import.meta.url),
  site: {
    addressOf: () => null,
    addressField: () => 'slug',
    moreAddresses: async () => [],
    redirects: { type: 'redirect', from: 'from', to: 'to' },
    linkIn: () => undefined,
    ownRoutes: /^\/api\//,
    anchorsOf: async () => [],
    commonAnchors: [],
    unseen: async () => [],
  },
  served: { renderer: 'react-server-dom-webpack/server.node', aliases: {}, serverOnly: [] },
});
